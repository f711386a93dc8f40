import { useId, useState } from 'react';
import { europeanListIn } from '#content/wording/formats.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { SmallHexagon } from '#app/ui/charts/small-hexagon.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { comparedRows, MOST, type CompareData, type ComparedCareer } from './compared-career.ts';
import { chosenIn, searchWith } from './chosen.ts';

/** Up to three careers beside each other. What is chosen stands in the address, which can be sent. */
export function SideBySide({
  data,
  families,
}: {
  data: CompareData;
  families: HTMLSelectElement | null;
}) {
  const [search, setSearch] = useState(() => withPick(families?.value, data));
  const chosen = chosenIn(search, data);
  function choose(careers: readonly ComparedCareer[]): void {
    const next = searchWith(careers, data);
    history.replaceState(history.state, '', location.pathname + next);
    setSearch(next);
  }
  return (
    <>
      {chosen.length > 0 && (
        <Comparison
          chosen={chosen}
          data={data}
          onRemove={(gone) => choose(chosen.filter((career) => career !== gone))}
        />
      )}
      {chosen.length === 1 && <p className="lead">{data.copy.one}</p>}
      {chosen.length < MOST ? (
        <Pick
          key={chosen.length}
          families={families}
          copy={data.copy.pick}
          onPick={(slug) => {
            const career = data.careers.find((each) => each.slug === slug);
            if (career && !chosen.includes(career)) choose([...chosen, career]);
          }}
        />
      ) : (
        <p>{data.copy.pick.full}</p>
      )}
      {chosen.length > 1 && (
        <CopyButton
          text={location.href}
          words={{ copy: data.copy.send, copied: data.copy.sent, notCopied: location.href }}
        />
      )}
    </>
  );
}

/** What the address asks for, and what somebody has picked from the built list while this was on its way. */
function withPick(picked: string | undefined, data: CompareData): string {
  const { search, pathname } = location;
  const career = data.careers.find(({ slug }) => slug === picked);
  const chosen = chosenIn(search, data);
  if (!career || chosen.includes(career)) return search;
  const next = searchWith([...chosen, career].slice(0, MOST), data);
  history.replaceState(history.state, '', pathname + next);
  return next;
}

/** The list that the build wrote, with a choice that counts at once. */
function Pick({
  families,
  copy,
  onPick,
}: {
  families: HTMLSelectElement | null;
  copy: CompareData['copy']['pick'];
  onPick: (slug: string) => void;
}) {
  const id = useId();
  return (
    <form className="compare-pick" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{copy.label}</label>
      {/* Its options are put there by `ref`, its label stands above. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <select
        id={id}
        className="field-input"
        defaultValue=""
        ref={(select) => {
          // The same options once more, instead of 285 elements that React would keep.
          if (select && families && select.options.length === 0) {
            select.append(...[...families.children].map((child) => child.cloneNode(true)));
          }
        }}
        onChange={(event) => onPick(event.target.value)}
      />
    </form>
  );
}

function Comparison({
  chosen,
  data: { copy },
  onRemove,
}: {
  chosen: readonly ComparedCareer[];
  data: CompareData;
  onRemove: (career: ComparedCareer) => void;
}) {
  const list = europeanListIn(useLocale());
  const names = chosen.map(({ name }) => name);
  return (
    <table className="side-by-side" data-count={chosen.length}>
      <caption className="sr-only">{fill(copy.caption, { careers: list.format(names) })}</caption>
      <thead>
        <tr>
          <td aria-label={copy.corner} />
          {chosen.map((career) => (
            <th key={career.slug} scope="col">
              <a href={career.path}>{career.name}</a>
              <SmallHexagon
                points={riasecLetters.map((letter, index) => ({
                  letter,
                  value: career.shares[index] ?? 0,
                  colorClass: `type-${letter.toLowerCase()}`,
                }))}
                label={fill(copy.hexagon, { career: career.name, figures: career.asks })}
              />
              <button
                type="button"
                className="btn btn-quiet"
                onClick={() => onRemove(career)}
                aria-label={fill(copy.remove, { career: career.name })}
              >
                {fill(copy.remove, { career: '' }).trim()}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedRows.map((row) => (
          <tr key={row}>
            <th scope="row">{copy.rows[row]}</th>
            {chosen.map((career) => (
              <td key={career.slug} lang={row === 'studies' ? 'es' : undefined}>
                {career[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
