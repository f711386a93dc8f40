import type { RegionAdmission } from '#content/admission/region-admission.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import type { Copy as Words } from '#content/dictionaries/es/calculator.ts';
import type { Copy as TuitionCopy } from '#content/dictionaries/es/tuition.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CostTables } from './cost-tables.tsx';
import { CutOffTable } from './cut-off-table.tsx';
import { FirstAnswer } from './first-answer.tsx';
import { FormulasTable } from './formulas-table.tsx';
import { RegionNotes } from './region-notes.tsx';
import { MeansBox } from './means-box.tsx';
import { MovementTable } from './movement-table.tsx';
import { Scholarships } from './scholarships.tsx';

/**
 * "¿Cuánto cuesta, y me alcanza?" as the build writes it: a place that the calculators fill once it is opened, and below it
 * every formula and table, which need no script.
 */
export function AdmissionPage({
  regions,
  words,
  tuition,
  stale,
  today,
  told,
  copy,
}: {
  /** Regions whose weights are known. */
  regions: { madrid: RegionAdmission; andalusia: RegionAdmission };
  words: Words;
  tuition: TuitionCopy;
  stale: string;
  /** The day of the build, for the first answer. */
  today: string;
  /** That answer in the money of every country (`told-money.tsx`). */
  told: string;
  copy: Copy;
}) {
  const paths = usePaths();
  const { formulas, cutOffs, costs } = copy;
  const table = { words, copy: cutOffs };
  return (
    <div className="page calculator-page">
      <header className="calculator-head">
        <h1>{copy.title}</h1>
      </header>
      <section id="calculator" aria-label={copy.title} data-wake="">
        <div id="calculator-slot">
          <FirstAnswer today={today} told={told} madrid={regions.madrid} copy={words} />
        </div>
        <noscript>
          <p className="pathway-note">{copy.withoutScript}</p>
        </noscript>
      </section>
      <details className="fold is-whole" id="sources" data-figures="">
        <summary>{copy.sources}</summary>
        <div className="stack">
          <h2>{formulas.title}</h2>
          <p className="max-w-(--measure)">{formulas.text}</p>
          <FormulasTable words={words} copy={formulas} />
          <RegionNotes copy={formulas} />
          <h2>{cutOffs.title}</h2>
          <p className="max-w-(--measure)">{cutOffs.text}</p>
          <div>
            <CutOffTable
              region="madrid"
              data={regions.madrid}
              title={cutOffs.madrid}
              caption={cutOffs.caption}
              {...table}
            />
            <CutOffTable
              region="andalusia"
              data={regions.andalusia}
              title={cutOffs.andalusia}
              caption={cutOffs.captionAndalusia}
              {...table}
            />
          </div>
          <p className="max-w-(--measure)">{cutOffs.elsewhere}</p>
          <details className="fold">
            <summary>{cutOffs.movementTitle}</summary>
            <p>{cutOffs.movementText}</p>
            <MovementTable {...table} />
          </details>
          <h2>{costs.title}</h2>
          <p className="max-w-(--measure)">{costs.text}</p>
          <CostTables words={words} tuition={tuition} stale={stale} copy={costs} />
          <MeansBox copy={words} />
          <Scholarships words={words} copy={copy.scholarships} />
        </div>
      </details>
      <div className="calculator-end">
        <ButtonLink to={paths.to('pathway')}>{copy.pathway}</ButtonLink>
        <p className="pathway-note">{copy.caveat}</p>
      </div>
    </div>
  );
}
