// How much lowest grades move: every pair of the same degree at the same centre so many years apart, by the level of the earlier
// one, in all of Spain and in each region. At exactly five there were places left. All pairs are of one series, the Ministry's:
// a first list is never held against a last one.
import { resolve } from 'node:path';
import { regionIds } from '#domain/regions.ts';
import { readTable } from '#tools/tables/table.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { gradeOf } from '../names.ts';
import { universityOfName } from './university-of-name.ts';

const root = resolve(import.meta.dirname, '../../..');
const regionOf = new Map(rowsIn(root, tables.universities).map(({ id, region }) => [id, region]));

/** Lower ends of the levels. */
const levels = [5, 5.001, 7, 9, 11, 12.5];
const spans = [1, 2, 3, 4, 5, 6];
/** So many of them moved by less than `most`. */
const fourOfFive = 0.8;
/** With fewer pairs a region has no figure of its own. */
const fewest = 30;

export const movements: Importer = {
  table: tables.movements,
  files: ['cut-offs.csv'],
  rowsOf([text = '']) {
    const offers = gradesByOffer(text);
    const ofRegions = regionIds.flatMap((region) =>
      movementsOf(
        region,
        offers.filter((offer) => offer.region === region),
      ).filter(({ pairs }) => Number(pairs) >= fewest),
    );
    return [...movementsOf('spain', offers), ...ofRegions];
  },
  problemsOf: (rows) =>
    rows.flatMap(({ region, from, years, median, most, pairs }) =>
      Number(pairs) > 0 && Number(median) <= Number(most)
        ? []
        : [`${region}, desde ${from} en ${years} años: no hay movimiento`],
    ),
};

type GradedOffer = { readonly region: string; readonly grades: Map<number, number> };

function movementsOf(region: string, offers: readonly GradedOffer[]) {
  return spans.flatMap((years) => {
    const pairs = offers.flatMap(({ grades }) =>
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
        region,
        from: String(from),
        years: String(years),
        median: hundredths(medianOf(moved)),
        most: hundredths(moved[Math.floor(moved.length * fourOfFive)] ?? 0),
        pairs: String(moved.length),
      };
    });
  });
}

/** Grades by year, one offer each; of a row that stands twice the first. */
function gradesByOffer(text: string): readonly GradedOffer[] {
  const offers = new Map<string, GradedOffer>();
  for (const row of readTable(text, ['Year', 'University', 'Unit', 'Code', 'Degree', 'Cutoff'])) {
    const grade = gradeOf(row.Cutoff);
    if (grade === undefined) continue;
    const key = [row.University, row.Unit, row.Code, row.Degree].join(' · ');
    const region = regionOf.get(universityOfName(row.University) ?? '') ?? '';
    const offer: GradedOffer = offers.get(key) ?? { region, grades: new Map() };
    offers.set(key, offer);
    if (!offer.grades.has(Number(row.Year))) offer.grades.set(Number(row.Year), grade);
  }
  return [...offers.values()];
}

function levelOf(grade: number): number {
  return levels.findLast((level) => grade >= level) ?? 5;
}

/** The middle one, or the mean of the two in the middle; 0 of none. */
function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100);
}
