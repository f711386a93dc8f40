// How much lowest grades move: every pair of the same degree at the same centre so many years apart, by the level of the earlier
// one. At exactly five there were places left.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { gradeOf } from '../names.ts';

/** Lower ends of the levels. */
const levels = [5, 5.001, 7, 9, 11, 12.5];
const spans = [1, 2, 3, 4, 5, 6];
/** So many of them moved by less than `most`. */
const fourOfFive = 0.8;

export const movements: Importer = {
  table: tables.movements,
  files: ['cut-offs.csv'],
  rowsOf([text = '']) {
    const offers = gradesByOffer(text);
    return spans.flatMap((years) => {
      const pairs = offers.flatMap((grades) =>
        [...grades].flatMap(([year, from]) => {
          const to = grades.get(year + years);
          return to === undefined ? [] : [{ from: levelOf(from), moved: Math.abs(to - from) }];
        }),
      );
      return levels.map((from) => {
        const moved = pairs
          .filter((pair) => pair.from === from)
          .map((pair) => pair.moved)
          .toSorted((a, b) => a - b);
        return {
          from: String(from),
          years: String(years),
          median: hundredths(medianOf(moved)),
          most: hundredths(moved[Math.floor(moved.length * fourOfFive)] ?? 0),
          pairs: String(moved.length),
        };
      });
    });
  },
  problemsOf: (rows) =>
    rows.flatMap(({ from, years, median, most, pairs }) =>
      Number(pairs) > 0 && Number(median) <= Number(most)
        ? []
        : [`from ${from} in ${years} years: no movement`],
    ),
};

/** Grades by year, one offer each; of a row that stands twice the first. */
function gradesByOffer(text: string): readonly ReadonlyMap<number, number>[] {
  const offers = new Map<string, Map<number, number>>();
  for (const row of readTable(text, ['Year', 'University', 'Unit', 'Code', 'Degree', 'Cutoff'])) {
    const grade = gradeOf(row.Cutoff);
    if (grade === undefined) continue;
    const key = [row.University, row.Unit, row.Code, row.Degree].join(' · ');
    const grades = offers.get(key) ?? new Map<number, number>();
    offers.set(key, grades);
    if (!grades.has(Number(row.Year))) grades.set(Number(row.Year), grade);
  }
  return [...offers.values()];
}

function levelOf(grade: number): number {
  return levels.findLast((level) => grade >= level) ?? 5;
}

/** The middle one, or the mean of the two in the middle. */
function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100);
}
