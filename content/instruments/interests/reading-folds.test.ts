import { expect, it } from 'vitest';
import type { AgeBand } from '#domain/about-person.ts';
import { readingFolds } from './reading-folds.ts';
import { copy as en } from './words/en/report.ts';
import { copy as es } from './words/es/report.ts';

const told = (ageBand: AgeBand | null, form: 'full' | 'short' = 'full', words: typeof en = en) =>
  readingFolds({ form, tieMargin: form === 'short' ? 4 : 3 }, ageBand, words)
    .flatMap(({ text }) => text)
    .join(' ');

it.each([
  ['14-15', 'in about 69 of 100 cases', 'regardless of order in 55', 'exact order in 26'],
  ['16-17', 'in about 72 of 100 cases', 'regardless of order in 59', 'exact order in 30'],
  ['18-24', 'in about 78 of 100 cases', 'regardless of order in 68', 'exact order in 40'],
  ['25+', 'in about 78 of 100 cases', 'regardless of order in 68', 'exact order in 40'],
] as const)('tells a reader of %s how certain the result is at that age', (age, ...figures) => {
  for (const figure of figures) expect(told(age)).toContain(figure);
});

it('tells a reader without an age the most cautious figures, and that they are', () => {
  expect(told(null)).toContain('the lowest of six simulations');
  expect(told(null)).toContain('in about 69 of 100 cases');
  expect(told(null, 'short')).toContain(
    'among those we name in 51 of 100 cases (by chance it would be about 9)',
  );
});

it('calls tied what the headline calls tied, in the form that was taken', () => {
  expect(told(null, 'full', es)).toContain('a 3 puntos o menos cuentan como empate');
  expect(told(null, 'short', es)).toContain('a 4 puntos o menos cuentan como empate');
});

it('leaves no place unfilled in either language, at any age', () => {
  for (const age of ['14-15', '16-17', '18-24', '25+', null] as const) {
    for (const words of [es, en]) expect(told(age, 'short', words)).not.toMatch(/[{}]/);
  }
});

it('says at every age that the figures are of simulations, and that real people were not measured', () => {
  for (const age of ['14-15', '16-17', '25+', null] as const) {
    expect(told(age)).toMatch(/simulat/);
    expect(told(age)).toContain('not validated yet with real people');
  }
});
