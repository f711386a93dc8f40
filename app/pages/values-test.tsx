import type { Copy } from '#content/dictionaries/es/values-test.ts';
import { loadTest } from '#content/instruments/load-published.ts';
import { AssessmentFlow } from '#app/features/take-test/assessment-flow.tsx';
import { useLocale } from '#app/i18n/paths.tsx';

const test = { id: 'values', version: 1, questions: 30 } as const;

export function Page({ copy }: { copy: Copy }) {
  const locale = useLocale();
  return (
    <AssessmentFlow
      test={test}
      load={(version) => loadTest(test.id, version, locale)}
      copy={copy}
    />
  );
}
