// What six value scores say: importance is told against the person's own mean, because some people call everything
// important; who does gives no priorities, not six maxima.
import type { Precision } from '#domain/instruments/instrument.ts';
import { meanError, widenedMargin } from '#domain/instruments/scoring/mean-error.ts';
import type { Band, ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { rankedGroups, type RankedGroups } from '#domain/instruments/scoring/ranked-groups.ts';
import { byValue, workValues, type ByValue, type WorkValue } from './work-values.ts';

/** House rule for every profile: below this share of the possible range the order says nothing. */
const FLAT_SHARE = 0.2;

/**
 * Mean range of six draws from one normal distribution, in its standard deviations (Tippett 1925, Biometrika 17,
 * 364-387). Six values of equal importance lie this many standard errors apart by chance alone; five items a value
 * are few, so that this and not the fifth of the range decides. A constant to be replaced by our own data.
 */
const RANGE_OF_SIX_EQUALS = 2.534;

export type ValuesProfile =
  | { readonly kind: 'incomplete'; readonly missing: readonly WorkValue[] }
  | {
      /** "Sin prioridades claras". */
      readonly kind: 'no-clear-priorities';
      readonly points: ByValue<number>;
      readonly firstCard?: WorkValue;
      readonly centred: ByValue<number>;
      readonly max: number;
      /** How important everything together was called. */
      readonly level: Band;
    }
  | {
      readonly kind: 'priorities';
      readonly points: ByValue<number>;
      /** What was put first of the cards; only where their order counts in `centred`, the groups and what is told of them. */
      readonly firstCard?: WorkValue;
      /** Points above or below the person's own mean; they sum to 0. What is compared with occupations. */
      readonly centred: ByValue<number>;
      readonly max: number;
      /** All six, the most important first, as sets. */
      readonly groups: RankedGroups<WorkValue>;
      /** Groups that lie above the person's own mean by more than the margin; the first group always. */
      readonly leading: RankedGroups<WorkValue>;
      /** Values below the person's own mean by more than the margin: where they give way first. */
      readonly lower: readonly WorkValue[];
    };

/** What a whole order of the cards adds to each value. */
type RankingPoints = ReadonlyMap<WorkValue, number>;

/**
 * Reads the priorities of one attempt. Any value without a score makes it incomplete, the mean would be another. `ranking`
 * is added to the points before anything is compared; the points themselves stay what the ratings gave.
 */
export function valuesProfile(
  scores: readonly ScaleScore<WorkValue>[],
  precision: Precision,
  ranking: RankingPoints = new Map(),
): ValuesProfile {
  const scored = new Map(
    scores.flatMap((score) => (score.kind === 'scored' ? [[score.scale, score] as const] : [])),
  );
  const missing = workValues.filter((value) => !scored.has(value));
  if (missing.length > 0) return { kind: 'incomplete', missing };

  const points = byValue((value) => scored.get(value)?.raw ?? 0);
  const max = scored.get('achievement')?.max ?? 0;
  const weights = byValue((value) => points[value] + (ranking.get(value) ?? 0));
  const sum = workValues.reduce((total, value) => total + weights[value], 0);
  const mean = sum / workValues.length;
  // Whole numbers until the division, so that the same distances give the same numbers at any level.
  const centred = byValue(
    (value) => (weights[value] * workValues.length - sum) / workValues.length,
  );
  const margin = widenedMargin(precision, [...scored.values()]);
  const all = workValues.map((value) => weights[value]);
  const byChance =
    RANGE_OF_SIX_EQUALS * Math.hypot(meanError([...scored.values()]), spreadByOrder(ranking));
  const [firstCard] = workValues
    .filter((value) => ranking.has(value))
    .toSorted((a, b) => (ranking.get(b) ?? 0) - (ranking.get(a) ?? 0));
  const ranked = firstCard ? { firstCard } : {};
  if (Math.max(...all) - Math.min(...all) < Math.max(FLAT_SHARE * max, byChance)) {
    const level = levelOf(mean, max);
    return { kind: 'no-clear-priorities', points, ...ranked, centred, max, level };
  }
  const groups = rankedGroups(workValues, weights, margin);
  return {
    kind: 'priorities',
    points,
    ...ranked,
    centred,
    max,
    groups,
    leading: groups.filter(
      (group, place) => place === 0 || group.every((value) => centred[value] > margin),
    ),
    lower: workValues.filter((value) => centred[value] < -margin),
  };
}

/** What a person asks of a job above all: what they put first themselves, then what their answers put first. Empty without priorities. */
export function weighsMost(profile: ValuesProfile): readonly WorkValue[] {
  if (profile.kind !== 'priorities') return [];
  const { firstCard, leading } = profile;
  return [...new Set([...(firstCard ? [firstCard] : []), ...(leading[0] ?? [])])];
}

/** An order has to put one value first even where all are equal: so far its own points lie apart then. */
function spreadByOrder(ranking: RankingPoints): number {
  if (ranking.size === 0) return 0;
  let squares = 0;
  for (const points of ranking.values()) squares += points ** 2;
  return Math.sqrt(squares / ranking.size);
}

/** Thirds of the possible range, as the bands of a score; not a norm. */
function levelOf(mean: number, max: number): Band {
  if (mean * 3 >= max * 2) return 'high';
  return mean * 3 >= max ? 'medium' : 'low';
}
