import type { Copy } from '#content/dictionaries/es/toy-test.ts';
import { TestFlow } from '#app/features/take-test/test-flow.tsx';

export function Page({ copy }: { copy: Copy }) {
  return <TestFlow test="toy" copy={copy} />;
}
