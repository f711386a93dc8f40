// How far the lists of careers of generated women and men differ. Sex is never asked and never scored: the items make the
// difference, by what they ask, and a list carries it on.
import type { Career } from '#domain/matching/career.ts';
import { matchCareers } from '#domain/matching/match-careers.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import { riasecLetters, type InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/scoring/score-scales.ts';
import { riasecPopulation } from '#tools/demo/interests-generator.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents } from '#tools/demo/respondents.ts';
import { decimals } from '../shares.ts';

/**
 * Women less men on the six scores, in standard deviations, of 18,231 real people who answered a public-domain form of 48
 * questions. Our own questions have their own differences, which nobody has measured.
 */
const DIFFERENCES = [-0.9, -0.17, -0.12, 0.52, -0.12, -0.15];
/** From a difference of scores to one of true levels, whose spread is that much narrower: the root of alpha, .87. */
const SCORE_TO_LEVEL = 1 / Math.sqrt(0.87);

/** Prints the places of the shown list that differ, in all and family by family. */
export function sexTable(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  { people, seed }: { readonly people: number; readonly seed: number },
): void {
  const women = places(instrument, careers, { half: 0.5, people, seed });
  const men = places(instrument, careers, { half: -0.5, people, seed: seed + 1 });
  const reached = riasecLetters.map((letter, at) => {
    const [one, other] = [women.scores[at] ?? [], men.scores[at] ?? []];
    const sd = Math.sqrt((variance(one) + variance(other)) / 2);
    return `${letter} ${((meanOf(one) - meanOf(other)) / sd).toFixed(2)}`;
  });
  console.log(`\nGenerated women and men, ${people} each; women less men: ${reached.join(' ')}`);
  const ids = careers.map(({ id }) => id);
  console.log(
    `places of the shown list that differ      ${decimals(distance(women.byCareer, men.byCareer, ids))}`,
  );
  const families = [...new Set(careers.map(({ family }) => family))];
  console.log(
    `  by family                               ${decimals(distance(women.byFamily, men.byFamily, families))}`,
  );
  const difference = (family: string) =>
    shareOf(women.byFamily, family) - shareOf(men.byFamily, family);
  for (const family of families.toSorted((a, b) => difference(a) - difference(b))) {
    const [hers, his] = [shareOf(women.byFamily, family), shareOf(men.byFamily, family)];
    console.log(`  ${family.padEnd(24)} women ${decimals(hers)}   men ${decimals(his)}`);
  }
}

type Counts = ReadonlyMap<string, number>;
type Places = {
  readonly byCareer: Counts;
  readonly byFamily: Counts;
  /** Points of all people, type by type. */
  readonly scores: readonly (readonly number[])[];
};

function places(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  { half, people, seed }: { readonly half: number; readonly people: number; readonly seed: number },
): Places {
  const latentMean = riasecPopulation.latentMean.map((mean, at) => {
    const spread = (riasecPopulation.latentSd[at] ?? 0) * SCORE_TO_LEVEL;
    return mean + half * (DIFFERENCES[at] ?? 0) * spread;
  });
  const next = createRespondents(
    instrument,
    { ...riasecPopulation, latentMean },
    createRandom(seed),
  );
  const [byCareer, byFamily] = [new Map<string, number>(), new Map<string, number>()];
  const scores: number[][] = riasecLetters.map(() => []);
  for (let n = 0; n < people; n += 1) {
    const profile = interestsProfile(
      scoreScales(instrument, next().responses),
      instrument.precision,
    );
    if (profile.kind === 'incomplete') continue;
    for (const [at, letter] of riasecLetters.entries()) scores[at]?.push(profile.points[letter]);
    const matches = matchCareers({ profile, careers, level: 'university', reactions: {} });
    if (matches.kind !== 'matched') continue;
    for (const { career } of [...matches.strong, ...matches.good]) {
      byCareer.set(career.id, (byCareer.get(career.id) ?? 0) + 1);
      byFamily.set(career.family, (byFamily.get(career.family) ?? 0) + 1);
    }
  }
  return { byCareer, byFamily, scores };
}

/** The share of places that would have to change for the two to be alike. */
function distance(one: Counts, other: Counts, names: readonly string[]): number {
  const apart = names.map((name) => Math.abs(shareOf(one, name) - shareOf(other, name)));
  return apart.reduce((sum, share) => sum + share, 0) / 2;
}

function shareOf(counts: Counts, name: string): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (counts.get(name) ?? 0) / all;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}
