import { Suspense, useState } from 'react';
import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import type { ExportProps } from './export-options.tsx';

const ExportOptions = lazyComponent(
  async () => (await import('./export-options.tsx')).ExportOptions,
  PartMissing,
);

/** The report to take away. What stands in the fold comes when it is opened, and what makes a PDF with it. */
export function ExportPanel(taken: ExportProps) {
  // Of an account it comes at once: a guess may wait in it for an answer, and opens the fold.
  const [isOpened, setOpened] = useState(!taken.isGuest);
  const { report } = taken;
  function open() {
    setOpened(true);
    // What did not come ahead is asked for again, and missed, when it is needed.
    import('./save-pdf.ts').then(
      ({ loadAhead }) => loadAhead(report),
      () => undefined,
    );
  }
  return (
    <FoldedSection
      id="take"
      title={report.words.parts.take.title}
      className="no-print"
      onOpen={open}
    >
      {isOpened && (
        // Room for what comes, so that nothing below it moves twice.
        <Suspense fallback={<div className="min-h-[36rem]" />}>
          <ExportOptions {...taken} />
        </Suspense>
      )}
    </FoldedSection>
  );
}
