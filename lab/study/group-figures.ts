// Figures by group, for administrators alone (decision 073): differences of items, and norms by age and country.
import { rounded } from '#domain/research/protect-table.ts';
import type { DifferenceFigures, NormFigures, Part } from '#domain/research/study.ts';
import { variance } from '#lab/statistics/alpha.ts';
import { groupDifferences } from '#lab/statistics/group-differences.ts';
import { percentiles } from '#lab/statistics/percentiles.ts';
import { FEWEST_IN_GROUP } from './fewest-people.ts';
import { around, missing, partFrom, toEstimate } from './rounding.ts';
import { publishableCells, publishableGroups, type GroupOf } from './publishable-groups.ts';
import { sumOf, type StudiedPerson } from './studied-person.ts';

export type Layout = { readonly scale: string; readonly items: readonly string[] };

const NORM_PERCENTS = [10, 25, 50, 75, 90];

/** Every group that stands alone beside the largest one, item by item. */
export function differencesBy(
  people: readonly StudiedPerson[],
  layout: readonly Layout[],
  groupOf: GroupOf<StudiedPerson>,
  today: string,
): Part<DifferenceFigures> {
  const { groups, sizes } = publishableGroups(people, groupOf);
  const [reference, ...others] = groups;
  if (!reference || others.length === 0) return notYet(sizes[1]);
  const n = groups.reduce((sum, group) => sum + group.people.length, 0);
  return partFrom({ n, fewest: FEWEST_IN_GROUP, today }, () => ({
    reference: { group: reference.group, n: rounded(reference.people.length) },
    groups: others.map(({ group, people: members }) => ({
      group,
      n: rounded(members.length),
      items: layout.flatMap(({ items }, scale) => {
        const answers = (of: readonly StudiedPerson[]) => of.map((one) => one.items[scale] ?? []);
        const found = groupDifferences(answers(reference.people), answers(members));
        return items.map((item, at) => {
          const own = found[at];
          return { item, difference: toEstimate(own && { ...own, value: own.difference }, 2) };
        });
      }),
    })),
  }));
}

/** A group may be large enough and still not stand alone, because too few would be left beside it. */
function notYet(people = 0): Part<never> {
  return { kind: 'not-yet', missing: missing(people, FEWEST_IN_GROUP) };
}

/** Mean, deviation and percentiles of each scale in every cell of age and country that stands alone. */
export function normsOf(
  people: readonly StudiedPerson[],
  layout: readonly Layout[],
  today: string,
): Part<NormFigures> {
  const [age, country] = [
    (one: StudiedPerson) => one.ageBand,
    (one: StudiedPerson) => one.country,
  ] as const;
  const cells = publishableCells(people, age, country);
  if (cells.length === 0) {
    const both = (one: StudiedPerson) =>
      one.ageBand === null || one.country === null ? null : `${one.ageBand} ${one.country}`;
    return notYet(publishableGroups(people, both).sizes[0]);
  }
  const n = cells.reduce((sum, cell) => sum + cell.people.length, 0);
  return partFrom({ n, fewest: FEWEST_IN_GROUP, today }, () =>
    cells.map((cell) => ({
      ageBand: cell.row,
      country: cell.column,
      n: rounded(cell.people.length),
      scales: layout.map(({ scale }, at) => ({
        scale,
        ...spreadOf(cell.people.map((one) => sumOf(one.items[at] ?? []))),
      })),
    })),
  );
}

/** The error of a deviation is that of a normal distribution, s / √(2(n − 1)). */
function spreadOf(points: readonly number[]) {
  const [n, deviation] = [points.length, Math.sqrt(variance(points) ?? 0)];
  return {
    mean: around(sumOf(points) / n, deviation / Math.sqrt(n), 1),
    deviation: around(deviation, deviation / Math.sqrt(2 * (n - 1)), 1),
    percentiles: percentiles(points, NORM_PERCENTS),
  };
}
