import { usePaths } from '#app/i18n/paths.tsx';
import type { FamilyId } from '#content/classifications/families.ts';
import { CareerDrawing } from '#app/illustrations/career-drawing.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { compareDataId, type CompareData } from './compared-career.ts';

/** Careers that may be compared by one press, and the address that does it. */
type Pair = {
  readonly path: string;
  readonly careers: readonly {
    readonly id: string;
    readonly family: FamilyId;
    readonly name: string;
  }[];
};

/**
 * The page before a choice: a field for a name, which works as a form until React is awake. What the address
 * names is shown by `SideBySide`, from the figures that lie in the page. Pairs to begin with stand below while nothing is chosen.
 */
export function CompareCareers({ data, pairs }: { data: CompareData; pairs: readonly Pair[] }) {
  const { copy, parameter } = data;
  const paths = usePaths();
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <noscript>
        <p>{copy.withoutScript}</p>
      </noscript>
      <div id="side-by-side" className="stack">
        <form data-wake="" data-built="" method="get" className="compare-pick">
          <label htmlFor="compare-pick">{copy.pick.label}</label>
          <input
            id="compare-pick"
            className="field-input"
            type="search"
            name={parameter}
            autoComplete="off"
            aria-describedby="compare-pick-help"
          />
          <p id="compare-pick-help" className="field-help">
            {copy.pick.help}
          </p>
          <button type="submit" className="btn btn-primary">
            {copy.pick.action}
          </button>
        </form>
      </div>
      <section className="compare-pairs" aria-labelledby="compare-pairs">
        <h2 id="compare-pairs">{copy.pairs}</h2>
        <ul>
          {pairs.map(({ path, careers }) => (
            <li key={path}>
              <a href={path}>
                {careers.map(({ id, family, name }) => (
                  <span key={id}>
                    <CareerDrawing career={id} family={family} />
                    {name}
                  </span>
                ))}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <a href={paths.to('careers')}>{copy.index}</a>
      </p>
      <p className="text-[0.95rem] text-muted">{copy.source}</p>
      <script
        type="application/json"
        id={compareDataId}
        // `<` would let a sentence close the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </div>
  );
}
