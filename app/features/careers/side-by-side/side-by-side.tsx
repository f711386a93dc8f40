import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { europeanListIn } from '#content/wording/formats.ts';
import { writeFiguresIn } from '#content/wording/number-marks.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { SmallHexagon } from '#app/ui/charts/small-hexagon.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { comparedRows, MOST, type CompareData, type ComparedCareer } from './compared-career.ts';
import { chosenIn, searchWith } from './chosen-careers.ts';
import { FindCareer, type BuiltField } from './find-career.tsx';

/** Up to three careers beside each other, in the place of the built field. What is chosen stands in the address, which can be sent. */
export function SideBySide({ data, slot }: { data: CompareData; slot: HTMLElement }) {
  const [search, setSearch] = useState(() => location.search);
  const [field, setField] = useState(() => fieldIn(slot));
  useLayoutEffect(() => {
    const built = slot.querySelector<HTMLElement>('[data-built]');
    if (built) built.hidden = true;
  }, [slot]);
  const chosen = chosenIn(search, data);
  function choose(careers: readonly ComparedCareer[], hasFocus: boolean): void {
    const next = searchWith(careers, data);
    history.replaceState(history.state, '', location.pathname + next);
    setField({ typed: '', hasFocus });
    setSearch(next);
  }
  return createPortal(
    <>
      {chosen.length > 0 && (
        <Comparison
          chosen={chosen}
          data={data}
          // As the page around it is written for its reader (`figures.ts`).
          isPointed={slot.closest('[data-pointed]') !== null}
          onRemove={(gone) =>
            choose(
              chosen.filter((career) => career !== gone),
              false,
            )
          }
        />
      )}
      {chosen.length === 1 && <p className="lead">{data.copy.one}</p>}
      {chosen.length < MOST ? (
        <FindCareer
          key={chosen.length}
          data={data}
          chosen={chosen}
          field={field}
          onPick={(career) => choose([...chosen, career], true)}
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
    </>,
    slot,
  );
}

/** What a person typed before this was there, and whether they are still in it. */
function fieldIn(slot: HTMLElement): BuiltField {
  const input = slot.querySelector<HTMLInputElement>('[data-built] input');
  return { typed: input?.value ?? '', hasFocus: document.activeElement === input };
}

function Comparison({
  chosen,
  data: { copy },
  isPointed,
  onRemove,
}: {
  chosen: readonly ComparedCareer[];
  data: CompareData;
  isPointed: boolean;
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
                {isPointed ? writeFiguresIn(career[row], true) : career[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
