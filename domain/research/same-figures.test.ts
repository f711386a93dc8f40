// A release counts what sections say: of every instrument the figures are those of its people's sections.
import { expect, test, vi } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { definition as interests } from '#domain/instruments/interests/interests.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { definitionOf } from '#domain/instruments/registry.ts';
import type { SectionBase } from '#domain/instruments/section.ts';
import {
  generatedAttempts,
  takenByGenerated,
  type GeneratedAttempt,
} from '#tests/research/generated-attempts.ts';
import { createCollector } from './release-collector.ts';
import { rounded } from './protect-table.ts';
import { TIED } from './release.ts';

// Hundreds of people answer every test.
vi.setConfig({ testTimeout: 30_000 });

async function releaseOf(instrument: Instrument, people: readonly GeneratedAttempt[]) {
  const collector = createCollector(instrument, await definitionOf(instrument));
  for (const person of people) collector.add(person);
  return collector.release('2026-11-21');
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function rawOf({ scores }: SectionBase, scale: string): number {
  const score = scores.find((one) => one.scale === scale);
  return score?.kind === 'scored' ? score.raw : NaN;
}

test.each(takenByGenerated)(
  '$id: means, deviations, alphas and correlations are those of the sections',
  async (instrument: Instrument) => {
    const definition = await definitionOf(instrument);
    const people = generatedAttempts(400, 17, instrument.id);
    const sections = people
      .map((person): SectionBase => definition.sectionOf(instrument, person))
      .filter(({ quality }) => quality.verdict !== 'doubtful');
    const release = await releaseOf(instrument, people);

    expect(release?.n).toBe(rounded(sections.length));
    const columns = instrument.scales.map((scale) =>
      sections.map((section) => rawOf(section, scale)),
    );
    for (const [index, { scale, ...figures }] of release?.scales.entries() ?? []) {
      const column = columns[index] ?? [];
      const answers = sections.map((section) =>
        section.answers.filter((line) => line.scale === scale).map(({ points }) => points ?? NaN),
      );
      expect(scale).toBe(instrument.scales[index]);
      expect(figures.mean).toBeCloseTo(mean(column), 1);
      expect(figures.deviation).toBeCloseTo(Math.sqrt(variance(column)), 1);
      expect(figures.alpha).toBeCloseTo(alphaOf(answers), 2);
      for (const [other, correlation] of release?.correlations[index]?.entries() ?? [])
        expect(correlation).toBeCloseTo(correlationOf(column, columns[other] ?? []), 2);
    }
  },
);

test('a person told one type before all others is counted under it, and all others as tied', async () => {
  const told = generatedAttempts(1_200, 23).flatMap((person) => {
    const { profile, quality } = interests.sectionOf(interestsV1, person);
    if (profile.kind !== 'differentiated' || quality.verdict === 'doubtful') return [];
    const [first, ...tied] = profile.groups[0] ?? [];
    return [{ person, first: first && tied.length === 0 ? first : TIED }];
  });
  const release = await releaseOf(
    interestsV1,
    told.map(({ person }) => person),
  );
  const { columns, columnTotals } = release?.firstByAge ?? {};
  expect(columnTotals).toEqual(
    columns?.map((column) => rounded(told.filter(({ first }) => first === column).length)),
  );
  expect(Math.min(...(columnTotals ?? [0]))).toBeGreaterThan(0);
});

function correlationOf(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const products = a.map((value, index) => (value - meanA) * ((b[index] ?? NaN) - meanB));
  return mean(products) / Math.sqrt(spread(a) * spread(b));
}

/** Cronbach's alpha of whole answers, a row a person. */
function alphaOf(answers: readonly (readonly number[])[]): number {
  const items = answers[0]?.map((_, at) => variance(answers.map((row) => row[at] ?? NaN))) ?? [];
  const total = variance(answers.map((row) => row.reduce((sum, value) => sum + value, 0)));
  const within = items.reduce((sum, value) => sum + value, 0);
  return (items.length / (items.length - 1)) * (1 - within / total);
}

function variance(values: readonly number[]): number {
  return (spread(values) * values.length) / (values.length - 1);
}

function spread(values: readonly number[]): number {
  return mean(values.map((value) => (value - mean(values)) ** 2));
}
