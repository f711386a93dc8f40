import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { findInstrument } from '#content/instruments/publications.ts';
import { createRandom } from './random.ts';
import { riasecPopulation } from './interests-generator.ts';
import { createRespondents, type Population } from './respondents.ts';

test('the same seed makes the same people, another seed others', () => {
  expect(people(7, 3)).toEqual(people(7, 3));
  expect(people(8, 3)).not.toEqual(people(7, 3));
});

test('people have the levels that were fitted, in mean, spread and relation', () => {
  const levels = people(7, 20_000).map((person) => person.levels);
  const column = (scale: number) => levels.map((row) => row[scale] ?? Number.NaN);
  const [R, S, E, C] = [column(0), column(3), column(4), column(5)];
  expect(mean(R)).toBeCloseTo(1.472, 1);
  expect(mean(S)).toBeCloseTo(3.633, 1);
  expect(covariance(S, S) ** 0.5).toBeCloseTo(0.984, 1);
  expect(covariance(E, C) / Math.sqrt(covariance(E, E) * covariance(C, C))).toBeCloseTo(0.541, 1);
  expect(covariance(R, S) / Math.sqrt(covariance(R, R) * covariance(S, S))).toBeCloseTo(-0.056, 1);
});

test('everybody answers every item with a choice of the instrument', () => {
  for (const { responses } of people(7, 50)) {
    const values = Object.values(responses);
    expect(values.length).toBe(60);
    expect(values.every((value) => [0, 1, 2, 3, 4].includes(value))).toBe(true);
  }
});

test('people who lean to a part of a scale answer its items more alike than the others of the scale', () => {
  const instrument = findInstrument('riasec', 1);
  if (instrument === undefined) throw new Error('riasec v1 is not in the registry');
  const clustered = { ...riasecPopulation, clusters: { perScale: 5, sd: 0.7 } };
  const next = createRespondents(instrument, clustered, createRandom(7));
  const answers = Array.from({ length: 20_000 }, next).map(({ responses }) => responses);
  const column = (id: string) => answers.map((given) => given[id] ?? Number.NaN);
  const [first, second, sixth] = [column('s01'), column('s02'), column('s06')];
  expect(covariance(first, sixth)).toBeGreaterThan(covariance(first, second) + 0.2);
});

test('items of a field that people lean to go together, and scatter as much as before', () => {
  const leaning = createRandom(3);
  const draw = () => {
    const toMechanics = 0.7 * leaning.normal();
    return ({ facet }: { facet: string }) => (facet === 'mechanics' ? toMechanics : undefined);
  };
  const answers = (given: Population) => {
    const next = createRespondents(interestsV1, given, createRandom(7));
    const some = Array.from({ length: 20_000 }, () => next().responses);
    return (id: string) => some.map((responses) => responses[id] ?? Number.NaN);
  };
  const plain = answers(riasecPopulation);
  const leaningTo = answers({ ...riasecPopulation, fields: { sd: 0.7, draw } });
  const together = (of: typeof plain) => covariance(of('r01'), of('r09'));
  expect(together(leaningTo)).toBeGreaterThan(together(plain) + 0.1);
  expect(covariance(leaningTo('r01'), leaningTo('r01'))).toBeCloseTo(
    covariance(plain('r01'), plain('r01')),
    1,
  );
});

function people(seed: number, count: number) {
  const instrument = findInstrument('riasec', 1);
  if (instrument === undefined) throw new Error('riasec v1 is not in the registry');
  const next = createRespondents(instrument, riasecPopulation, createRandom(seed));
  return Array.from({ length: count }, next);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
}
