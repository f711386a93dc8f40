import type { Copy } from '#content/dictionaries/es/personality-test.ts';
import { TestFlow } from '#app/features/take-test/test-flow.tsx';

export function Page({ copy }: { copy: Copy }) {
  return <TestFlow test="personality" copy={copy} />;
}
