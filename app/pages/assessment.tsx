import type { Copy } from '#content/dictionaries/es/assessment.ts';
import { ClaimHeld } from '#app/features/claim-result/claim-held.tsx';
import { TestFlow } from '#app/features/take-test/test-flow.tsx';

export function Page({ copy }: { copy: Copy }) {
  return (
    <>
      <ClaimHeld copy={copy.claim.held} />
      <TestFlow test="interests" copy={copy} />
    </>
  );
}
