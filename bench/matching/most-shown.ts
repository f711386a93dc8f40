// To what share of people each career is shown: one that nearly all are shown tells nothing.
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { Career, StudyLevel } from '#domain/matching/career.ts';
import { isMatch } from '#domain/matching/match-band.ts';
import { rankCareers } from '#domain/matching/rank-careers.ts';
import { decimals, mean, printShare, type Goal } from '#lab/statistics/print-share.ts';
import { interestsPopulations } from '#tools/demo/interests-populations.ts';
import { CALIBRATED, createChoosers } from './people-with-fields.ts';
import { isTold, listOf, readTest, shownOf, type Told } from './shown-list.ts';

/**
 * The most that a career may be shown, with more than noise between. Lists of vocational training alone hold whatever matches,
 * since little does: half of them have fewer than ten careers, and no order of them changes whom a career fits. The line below
 * says whom the commonest one fits at all.
 */
const LEVELS = {
  university: { surelyAtMost: 0.35 },
  both: { surelyAtMost: 0.35 },
  vocational: { atMost: 0.4 },
} satisfies Record<StudyLevel | 'both', Goal>;
const MOST_COMMON = 5;

/** The careers that most people are shown, in each population and at each level of studies; false when one is over its limit. */
export function mostShownTable(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  { people, seed }: { readonly people: number; readonly seed: number },
): boolean {
  console.log(`\nThe career that most are shown; ${people} people of each population`);
  const met = Object.entries(interestsPopulations).flatMap(([name, population]) => {
    const next = createChoosers(instrument, careers, CALIBRATED, { seed, population });
    const read = Array.from({ length: people }, () => readTest(instrument, next().tests[0]));
    return (['university', 'both', 'vocational'] as const).map((level) => {
      const lists = read.map((one) => (isTold(one) ? shownOf(listOf(one, careers, level)) : []));
      const [most = '', ...others] = byFrequency(lists);
      const isMet = printShare(
        `${name}, ${level}`,
        lists.map((list) => list.includes(most)),
        LEVELS[level],
      );
      const fits = mean(read.map((one) => isTold(one) && fitsBy(one, careers, most)));
      console.log(
        `  ${most} (fits ${decimals(fits)}); then ${others.slice(0, MOST_COMMON - 1).join(', ')}`,
      );
      return isMet;
    });
  });
  return met.every(Boolean);
}

function fitsBy({ profile }: Told, careers: readonly Career[], id: string): boolean {
  const own = careers.filter((career) => career.id === id);
  return (rankCareers(profile.points, own) ?? []).some(({ band }) => isMatch(band));
}

/** All careers that are shown, the commonest first. */
function byFrequency(lists: readonly (readonly string[])[]): string[] {
  const times = new Map<string, number>();
  for (const id of lists.flat()) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
