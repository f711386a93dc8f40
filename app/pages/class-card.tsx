import { Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import { OpenCard } from '#app/features/class/card/open-card.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** With a result to tell. */
const ReadReport = lazyComponent(
  async () => (await import('#app/features/report/read-report.tsx')).ReadReport,
  PartMissing,
);

/** `/clase/tarjeta`: what is kept under a pupil's card. */
export function Page({ copy }: { copy: Copy }) {
  return (
    <div className="result-page">
      <div className="page">
        <OpenCard
          renderReport={(attempts) => (
            <Suspense fallback={<Spinner label={copy.result.loading} />}>
              <ReadReport attempts={attempts} copy={copy.result} />
            </Suspense>
          )}
          copy={copy}
        />
      </div>
    </div>
  );
}
