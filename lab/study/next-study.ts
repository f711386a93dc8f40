// When a new study may follow an older one without the two being subtracted from each other (threat P17): as releases do,
// every part stays whole, with its day, until each of its counts has moved by at least ten people.
import { hasMoved } from '#domain/research/next-release.ts';
import { SMALLEST_CELL } from '#domain/research/protect-table.ts';
import type { Part, Study } from '#domain/research/study.ts';

/** The study to keep, or `undefined` when too few came or left. */
export function nextStudy(last: Study | undefined, now: Study): Study | undefined {
  if (!last) return now;
  if (!moved(last.n, now.n)) return undefined;
  const groups = <
    Figures extends {
      groups: readonly { group: string; n: number }[];
      reference: { group: string; n: number };
    },
  >(
    figures: Figures,
  ) => [figures.reference, ...figures.groups].map(({ group, n }) => [group, n] as const);
  return {
    ...now,
    scales: renewed(last.scales, now.scales),
    retest: renewed(last.retest, now.retest),
    times: renewed(last.times, now.times),
    differences: {
      language: renewed(last.differences.language, now.differences.language, groups),
      age: renewed(last.differences.age, now.differences.age, groups),
      country: renewed(last.differences.country, now.differences.country, groups),
    },
    norms: renewed(last.norms, now.norms, (cells) =>
      cells.map(({ ageBand, country, n }) => [`${ageBand} ${country}`, n] as const),
    ),
  };
}

/** The part to keep of two: the newer one only where its count, and each group's, has moved by ten. */
export function renewed<Figures>(
  last: Part<Figures>,
  now: Part<Figures>,
  groupsOf: (figures: Figures) => readonly (readonly [string, number])[] = () => [],
): Part<Figures> {
  if (last.kind === 'not-yet') return now;
  if (now.kind === 'not-yet' || !moved(last.n, now.n)) return last;
  const after = new Map(groupsOf(now.figures));
  const mayFollow = groupsOf(last.figures).every(([group, n]) => {
    const own = after.get(group);
    return own !== undefined && moved(n, own);
  });
  return mayFollow ? now : last;
}

function moved(before: number, after: number): boolean {
  return hasMoved(before, after, SMALLEST_CELL);
}
