import { movementFact, verifiedMovements } from '#content/admission/verified-offers.ts';
import { numberIn } from '#content/wording/formats.ts';
import type { Copy as Words } from '#content/dictionaries/es/calculator.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { levelWords } from './level-words.ts';
import { FactLines } from './fact-lines.tsx';

/** How far a lowest grade may be from itself a year or two later. */
export function MovementTable({ words, copy }: { words: Words; copy: Copy['cutOffs'] }) {
  const locale = useLocale();
  const number = (value: number | undefined) =>
    value === undefined ? copy.unknown : numberIn(locale).format(value);
  const movements = verifiedMovements();
  const apart = (from: number, years: number) =>
    movements.find((each) => each.from === from && each.years === years);
  const levels = [...new Set(movements.map(({ from }) => from))];
  return (
    <>
      <DataTable
        caption={copy.movementCaption}
        columns={[
          { id: 'level', label: copy.level },
          { id: 'half', label: copy.oneYear, isNumber: true },
          { id: 'most', label: copy.oneYearMost, isNumber: true },
          { id: 'two', label: copy.twoYears, isNumber: true },
        ]}
        rows={levels.map((from) => ({
          id: String(from),
          cells: [
            levelWords(from, words, locale),
            number(apart(from, 1)?.median),
            number(apart(from, 1)?.most),
            number(apart(from, 2)?.most),
          ],
        }))}
      />
      <FactLines facts={[movementFact()]} copy={words} />
    </>
  );
}
