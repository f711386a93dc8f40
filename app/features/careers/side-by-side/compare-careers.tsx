import { usePaths } from '#app/i18n/paths.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { compareDataId, type CompareData } from './compared-career.ts';

type Family = { readonly name: string; readonly slugs: readonly string[] };

/**
 * The page before a choice: a list to choose from, which works as a form until React is awake. What the address
 * names is shown by `SideBySide`, from the figures that lie in the page.
 */
export function CompareCareers({
  data,
  families,
}: {
  data: CompareData;
  families: readonly Family[];
}) {
  const { copy, parameter, careers } = data;
  const paths = usePaths();
  const nameOf = new Map(careers.map(({ slug, name }) => [slug, name]));
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <noscript>
        <p>{copy.withoutScript}</p>
      </noscript>
      <div id="side-by-side" className="stack">
        <form data-wake="" data-built="" method="get" className="compare-pick">
          <label htmlFor="compare-pick">{copy.pick.label}</label>
          <select id="compare-pick" className="field-input" name={parameter} defaultValue="">
            <option value="">{copy.pick.choose}</option>
            {families.map(({ name, slugs }) => (
              <optgroup key={name} label={name}>
                {slugs.map((slug) => (
                  <option key={slug} value={slug}>
                    {nameOf.get(slug)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
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
