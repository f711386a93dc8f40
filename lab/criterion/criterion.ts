// Whether what people say they study is among the families that their test put first, and whether careers that they marked
// stood in the list that they were shown: H7 and H8 of `docs/validation.md`. Nothing is said below 300 people.
import { openDirections } from '#domain/direction.ts';
import { wilson } from '#lab/statistics/wilson.ts';

export const criterionThreshold = 300;

/** One person who agreed to research; families and list as the test gave them before any reaction moved it. */
export type CriterionPerson = {
  readonly direction: string | undefined;
  readonly firstThree: readonly string[];
  /** Careers marked "me interesa", and the shown ones. */
  readonly liked: readonly string[];
  readonly shown: readonly string[];
};

export type CriterionFigure =
  | { readonly kind: 'not-yet'; readonly n: number; readonly of: number }
  | {
      readonly kind: 'known';
      readonly n: number;
      readonly share: number;
      readonly low: number;
      readonly high: number;
      /** The same share if answers were dealt out anew among these people. */
      readonly chance?: number;
    };

export type Criterion = {
  readonly families: CriterionFigure;
  readonly reactions: CriterionFigure;
  /** They said "not yet" or something else, and are no part of the share. */
  readonly open: number;
};

export function criterionOf(people: readonly CriterionPerson[]): Criterion {
  const isOpen = (said: string) => openDirections.some((one) => one === said);
  const said = people.flatMap(({ direction, firstThree }) =>
    direction === undefined || isOpen(direction) ? [] : [{ direction, firstThree }],
  );
  const open = people.filter(
    ({ direction }) => direction !== undefined && isOpen(direction),
  ).length;
  return { families: familyFigure(said), reactions: reactionFigure(people), open };
}

function familyFigure(
  said: readonly { readonly direction: string; readonly firstThree: readonly string[] }[],
): CriterionFigure {
  const n = said.length;
  if (n < criterionThreshold) return { kind: 'not-yet', n, of: criterionThreshold };
  const share = said.filter((one) => one.firstThree.includes(one.direction)).length / n;
  const [low, high] = wilson(share, n);
  const times = (families: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const family of families) counts.set(family, (counts.get(family) ?? 0) + 1);
    return counts;
  };
  const first = times(said.flatMap(({ firstThree }) => firstThree));
  const chosen = [...times(said.map(({ direction }) => direction))];
  const chance = chosen.reduce(
    (sum, [family, count]) => sum + (count / n) * ((first.get(family) ?? 0) / n),
    0,
  );
  return { kind: 'known', n, share, low, high, chance };
}

/** Each person counts once, by the share of their own marks, however many they made. */
function reactionFigure(people: readonly CriterionPerson[]): CriterionFigure {
  const shares = people.flatMap(({ liked, shown }) =>
    liked.length === 0 ? [] : [liked.filter((one) => shown.includes(one)).length / liked.length],
  );
  const n = shares.length;
  if (n < criterionThreshold) return { kind: 'not-yet', n, of: criterionThreshold };
  const share = shares.reduce((sum, one) => sum + one, 0) / n;
  const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / (n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  return {
    kind: 'known',
    n,
    share,
    low: Math.max(0, share - half),
    high: Math.min(1, share + half),
  };
}
