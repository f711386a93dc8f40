// The page of all three tests together.
import { JointResult } from '#app/features/report/joint/joint-result.tsx';
import type { Copy } from '#content/dictionaries/es/joint.ts';

export function Page({ copy }: { copy: Copy }) {
  return (
    <div className="result-page">
      <div className="page is-slim">
        <header className="page-head">
          <h1>{copy.title}</h1>
        </header>
        <JointResult copy={copy} />
      </div>
    </div>
  );
}
