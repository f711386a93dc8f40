import type { RegionAdmission } from '#content/admission/region-admission.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import type { Copy as Words } from '#content/dictionaries/es/calculator.ts';
import type { Copy as TuitionCopy } from '#content/dictionaries/es/tuition.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { BuiltLists } from './built-lists.tsx';
import { CostTables } from './cost-tables.tsx';
import { CutOffTable } from './cut-off-table.tsx';
import { FormulasTable } from './formulas-table.tsx';
import { RegionNotes } from './region-notes.tsx';
import { MeansBox } from './means-box.tsx';
import { MovementTable } from './movement-table.tsx';
import { Scholarships } from './scholarships.tsx';

/**
 * "¿Me alcanza, y cuánto cuesta?" as the build writes it: a place that the calculators fill once somebody opens it, and below it
 * every formula and table, which need no script.
 */
export function AdmissionPage({
  regions,
  words,
  tuition,
  stale,
  copy,
}: {
  /** Regions whose weights are known. */
  regions: { madrid: RegionAdmission; andalusia: RegionAdmission };
  words: Words;
  tuition: TuitionCopy;
  stale: string;
  copy: Copy;
}) {
  const paths = usePaths();
  const { formulas, cutOffs, costs } = copy;
  const table = { words, copy: cutOffs };
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <details id="calculator" className="group card" data-wake="">
        <summary className="btn btn-primary">
          <span className="group-open:hidden">{copy.open}</span>
          <span className="hidden group-open:inline">{copy.close}</span>
        </summary>
        <div id="calculator-slot" className="mt-5">
          <p data-built="">{copy.opening}</p>
        </div>
      </details>
      <BuiltLists />
      <section className="stack">
        <h2>{formulas.title}</h2>
        <p className="max-w-(--measure)">{formulas.text}</p>
        <FormulasTable words={words} copy={formulas} />
        <RegionNotes copy={formulas} />
      </section>
      <section className="stack">
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
        <h3>{cutOffs.movementTitle}</h3>
        <p className="max-w-(--measure)">{cutOffs.movementText}</p>
        <MovementTable {...table} />
      </section>
      <section className="stack">
        <h2>{costs.title}</h2>
        <p className="max-w-(--measure)">{costs.text}</p>
        <CostTables words={words} tuition={tuition} stale={stale} copy={costs} />
        <MeansBox copy={words} />
      </section>
      <Scholarships words={words} copy={copy.scholarships} />
      <section className="panel stack">
        <h2>{copy.beside}</h2>
        <ul className="list">
          <li>{words.result.beside.vocational}</li>
          <li>{words.result.beside.vacancies}</li>
          <li>{words.result.beside.elsewhere}</li>
        </ul>
        <ButtonLink variant="secondary" to={paths.to('pathway')}>
          {copy.pathway}
        </ButtonLink>
      </section>
      <p className="pathway-caveat">{copy.caveat}</p>
    </div>
  );
}
