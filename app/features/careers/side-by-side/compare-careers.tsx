import { usePaths } from '#app/i18n/paths.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { compareDataId, type CompareData } from './compared-career.ts';

/**
 * The page before a choice: a field for a name, which works as a form until React is awake. What the address
 * names is shown by `SideBySide`, from the figures that lie in the page.
 */
export function CompareCareers({ data }: { data: CompareData }) {
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
