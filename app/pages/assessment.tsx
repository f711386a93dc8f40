import type { Copy } from '#content/dictionaries/es/assessment.ts';
import { loadTest } from '#content/instruments/load-published.ts';
import { ClaimHeld } from '#app/features/claim-result/claim-held.tsx';
import { AssessmentFlow } from '#app/features/take-test/assessment-flow.tsx';
import { useLocale } from '#app/i18n/paths.tsx';

const test = { id: 'interests', version: 1, questions: 60 } as const;

export function Page({ copy }: { copy: Copy }) {
  const locale = useLocale();
  return (
    <>
      <ClaimHeld copy={copy.claim.held} />
      <AssessmentFlow
        test={test}
        load={(version) => loadTest(test.id, version, locale)}
        copy={copy}
      />
    </>
  );
}
