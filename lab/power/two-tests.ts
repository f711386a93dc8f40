// What two tests of the same made-up people agree in: the threshold of H4 and of the short form must be a figure of agreement,
// and not one of recovery, which no second test can show.
import { followPath } from '#domain/instruments/adaptive.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import {
  byLetter,
  riasecLetters,
  type ByLetter,
  type InterestsInstrument,
} from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { mean } from '#lab/statistics/print-share.ts';
import { credit, topOf } from '#lab/recovery/recovered-letters.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRepeaters, type Person, type Population } from '#tools/demo/respondents.ts';

export type Agreement = {
  /** The true first interest has the highest score: what the result prints. */
  readonly found: number;
  /** The highest score of the first test is the highest of the second; where scores are equal, by lot. */
  readonly again: number;
};

/** Two tests of each person: the first in `form`, the second in full. */
export function agreementOf(
  instrument: InterestsInstrument,
  population: Population,
  { form, people, seed }: { readonly form: Form; readonly people: number; readonly seed: number },
): Agreement {
  const next = createRepeaters(instrument, population, createRandom(seed));
  const each = Array.from({ length: people }, () => {
    const [first, second = first] = next(2);
    const [one, other] = [pointsOf(instrument, first, form), pointsOf(instrument, second, 'full')];
    return { found: credit(topOf(first, 1), one), again: sameFirst(one, other) };
  });
  return {
    found: mean(each.map(({ found }) => found)),
    again: mean(each.map(({ again }) => again)),
  };
}

/** The chance that both have the same highest letter, equal scores put in order by lot. */
export function sameFirst(one: ByLetter<number>, other: ByLetter<number>): number {
  const highest = (points: ByLetter<number>) => {
    const most = Math.max(...riasecLetters.map((letter) => points[letter]));
    return riasecLetters.filter((letter) => points[letter] === most);
  };
  const [first, second] = [highest(one), highest(other)];
  const shared = first.filter((letter) => second.includes(letter)).length;
  return shared / (first.length * second.length);
}

function pointsOf(
  instrument: InterestsInstrument,
  { responses }: Person,
  form: Form,
): ByLetter<number> {
  const asked =
    form === 'full'
      ? responses
      : Object.fromEntries(
          followPath(instrument, responses).asked.map((id) => [id, responses[id] ?? 0]),
        );
  const scores = scoreScales(instrument, asked, form);
  return byLetter((letter) => {
    const score = scores.find(({ scale }) => scale === letter);
    return score?.kind === 'scored' ? score.raw : 0;
  });
}
