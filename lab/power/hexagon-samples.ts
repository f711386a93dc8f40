// How much the correspondence index of the hexagon moves from sample to sample of so many made-up people: for the power of H2.
import {
  byLetter,
  riasecLetters,
  type InterestsInstrument,
} from '#domain/instruments/interests/riasec.ts';
import { testHexagonOrder } from '#domain/instruments/interests/rtor.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { retestOf } from '#lab/statistics/item-statistics.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents, type Population } from '#tools/demo/respondents.ts';

/** Mean and standard deviation of the index over `samples` samples of `people`. */
export function hexagonSamples(
  instrument: InterestsInstrument,
  population: Population,
  {
    people,
    samples,
    seed,
  }: { readonly people: number; readonly samples: number; readonly seed: number },
): { readonly mean: number; readonly sd: number } {
  const next = createRespondents(instrument, population, createRandom(seed));
  const found = Array.from({ length: samples }, () => {
    const points = Array.from({ length: people }, () => {
      const scores = scoreScales(instrument, next().responses);
      return byLetter((letter) => {
        const score = scores.find(({ scale }) => scale === letter);
        return score?.kind === 'scored' ? score.raw : 0;
      });
    });
    const columns = riasecLetters.map((letter) => points.map((one) => one[letter]));
    const matrix = columns.map((one) => columns.map((other) => retestOf(one, other)?.r ?? 0));
    return testHexagonOrder(matrix)?.index ?? 0;
  });
  const mean = found.reduce((sum, index) => sum + index, 0) / samples;
  const squares = found.reduce((sum, index) => sum + (index - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / (samples - 1)) };
}
