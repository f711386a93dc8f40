// How often a second test gives the same name, and which it gives otherwise: made-up people whose scores are moved as far as a
// retest of this reliability moves them.
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { portraitOf, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { bandOf, scoreScales, type ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { createRandom, type Random } from '#tools/demo/random.ts';
import { createRespondents, type Population } from '#tools/demo/respondents.ts';

type Score = Extract<ScaleScore<RiasecLetter>, { kind: 'scored' }>;

/** Of the people of one name: how many there were, how many get it again, and the other names by how many get them. */
export type Returns = {
  readonly people: number;
  readonly same: number;
  readonly others: readonly (readonly [PortraitId, number])[];
};

/** By name; `people` take the test, and again with scores that correlate `r` with the first. */
export function returnsOfNames(
  population: Population,
  { people, r, seed }: { readonly people: number; readonly r: number; readonly seed: number },
): ReadonlyMap<PortraitId, Returns> {
  const next = createRespondents(interestsV2, population, createRandom(seed));
  const first = Array.from({ length: people }, () =>
    scoreScales(interestsV2, next().responses).flatMap((one) =>
      one.kind === 'scored' ? [one] : [],
    ),
  );
  const moments = new Map(
    riasecLetters.map((letter) => [letter, momentsOf(first, letter)] as const),
  );
  const random = createRandom(seed + 1);
  const counts = new Map<PortraitId, Map<PortraitId, number>>();
  for (const scores of first) {
    const name = nameOf(scores);
    const again = nameOf(scores.map((score) => moved(score, moments.get(score.scale), r, random)));
    if (!name || !again) continue;
    const row = counts.get(name) ?? new Map<PortraitId, number>();
    row.set(again, (row.get(again) ?? 0) + 1);
    counts.set(name, row);
  }
  return new Map(
    [...counts].map(([name, row]) => {
      const all = [...row.values()].reduce((sum, count) => sum + count, 0);
      const others = [...row].filter(([other]) => other !== name).toSorted((a, b) => b[1] - a[1]);
      return [name, { people: all, same: row.get(name) ?? 0, others }] as const;
    }),
  );
}

function nameOf(scores: readonly Score[]): PortraitId | undefined {
  return portraitOf(interestsProfile(scores, interestsV2.precision))?.id;
}

type Moments = { readonly mean: number; readonly sd: number };

function moved(score: Score, moments: Moments | undefined, r: number, random: Random): Score {
  const { mean, sd } = moments ?? { mean: score.raw, sd: 0 };
  const expected = mean + r * (score.raw - mean);
  const again = Math.round(expected + sd * Math.sqrt(1 - r ** 2) * random.normal());
  const raw = Math.min(score.max, Math.max(0, again));
  return { ...score, raw, band: bandOf(raw, score.max) };
}

function momentsOf(people: readonly (readonly Score[])[], letter: RiasecLetter): Moments {
  const values = people.flatMap(
    (scores) => scores.find(({ scale }) => scale === letter)?.raw ?? [],
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / values.length) };
}
