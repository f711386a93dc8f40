import { Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { ClassDoor } from '#app/features/class/class-door.tsx';
import type { RenderTest } from '#app/features/class/seat-tests.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { useSlimBar } from '#app/ui/navigation/use-slim-bar.ts';

const loadTest = async () => (await import('#app/features/take-test/take-test.tsx')).TakeTest;

/** With the first question: who enters a code has not asked for it yet. */
const TakeTest = lazyComponent(loadTest, PartMissing);

/** `/clase`: a class takes tests together. What asks the questions is the same as on the pages of the tests. */
export function Page({ copy }: { copy: Copy }) {
  useSlimBar();
  return (
    <ClassDoor
      onSeated={() => {
        // The network may go once the code was right.
        void Promise.all([loadTest(), loadSummary()]).catch(() => undefined);
      }}
      renderTest={renderTest}
      copy={copy}
    />
  );
}

function loadSummary() {
  return import('#app/features/class/load-summary.ts');
}

const renderTest: RenderTest = ({ words, ...given }) => (
  <Suspense fallback={<div className="page-loading" />}>
    <TakeTest
      key={given.attempt.id}
      {...given}
      copy={words.test}
      rankingCopy={words.ranking}
      loadResult={loadSummary}
    />
  </Suspense>
);
