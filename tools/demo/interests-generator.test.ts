import { expect, test } from 'vitest';
import { findInstrument } from '#content/instruments/publications.ts';
import { createRandom } from './random.ts';
import { createPeople, riasecPopulation } from './interests-generator.ts';
import { createRespondents } from './respondents.ts';

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

function people(seed: number, count: number) {
  const instrument = findInstrument('riasec', 1);
  if (instrument === undefined) throw new Error('riasec v1 is not in the registry');
  const next = createPeople(instrument, createRandom(seed));
  return Array.from({ length: count }, next);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
}
