import { expect, test } from 'vitest';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { readApplicant } from './read-applicant.ts';
import {
  calculationOf,
  nextStart,
  nothingTyped,
  parseTyped,
  type Calculation,
  type Typed,
} from './calculation.ts';
import { emptySituation } from './situation.ts';

const today = '2026-11-23';
const kept: Typed = {
  ...nothingTyped,
  mean: '7,35',
  marks: [
    { subject: 'biology', mark: '9', year: 2027, isHoped: true },
    { subject: '', mark: '8', year: 2027, isHoped: false },
    { subject: 'chemistry', mark: '18/20', year: 2027, isHoped: false },
  ],
  degrees: ['medicina'],
  own: { fees: '120' },
  budget: '20 000',
  budgetMoney: 'MXN',
};
const typed: Calculation = calculationOf(
  kept,
  { ...emptySituation, diploma: 'national', recognition: 'homologated-pce', region: 'madrid' },
  ofCountries,
  today,
);

test('what was kept is read again as it was typed', () => {
  expect(parseTyped(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([null, 7, 'x', [], { marks: 'x', own: [], degrees: [7] }])(
  'of a record like %j nothing typed is left',
  (record) => {
    expect(parseTyped(record)).toEqual(nothingTyped);
  },
);

test('a record from before the family’s own money was asked for is read as it was', () => {
  const { budget: _, budgetMoney: __, ...old } = kept;
  expect(parseTyped(old)).toEqual({ ...kept, budget: '', budgetMoney: '' });
});

test('a pasted book is left out and the rest stays', () => {
  expect(parseTyped({ ...kept, mean: '9'.repeat(1_000_000) })).toEqual({ ...kept, mean: '' });
});

test('of more than six degrees six are kept', () => {
  const degrees = Array.from({ length: 9 }, (_, index) => `grado-${index}`);
  expect(parseTyped({ degrees }).degrees).toHaveLength(6);
});

test('the situation decides way, price, region and the year that counts', () => {
  expect(typed).toMatchObject({ way: 'homologated-pce', payer: 'foreign', start: 2027 });
  const later = { ...emptySituation, passport: 'eu', start: '2028-09' } as const;
  expect(calculationOf(kept, later, ofCountries, today)).toMatchObject({
    way: '',
    payer: 'resident',
    start: 2028,
    mean: '7,35',
  });
});

test('until July one can still begin in the same year', () => {
  expect([nextStart('2027-07-31'), nextStart('2027-08-01')]).toEqual([2027, 2028]);
});

test('what can be read counts, and what cannot keeps its words', () => {
  const read = readApplicant(typed);
  expect(read.applicant).toMatchObject({ mean: { low: 7.35, high: 7.35 }, year: 2027 });
  expect(read.applicant?.marks).toEqual([
    { subject: 'biology', mark: 9, year: 2027, isHoped: true },
  ]);
  expect(read.marks[2]).toEqual({ kind: 'unreadable', text: '18/20' });
});

test('a mean of another scale makes no applicant, and one that is not known makes an interval', () => {
  expect(readApplicant({ ...typed, mean: '73.5' }).applicant).toBeUndefined();
  expect(readApplicant({ ...typed, mean: '73.5', isMeanUnknown: true }).applicant?.mean).toEqual({
    low: 5,
    high: 10,
  });
  expect(readApplicant({ ...typed, way: '' }).applicant).toBeUndefined();
  expect(readApplicant({ ...typed, way: 'pending', mean: '' }).applicant).toBeDefined();
});

test('years of exams matter for PCE alone', () => {
  const old = {
    ...typed,
    marks: [{ subject: 'latin', mark: '9', year: 2025, isHoped: false }],
  } as const;
  expect(readApplicant(old).applicant?.marks[0]?.year).toBe(2025);
  expect(readApplicant({ ...old, way: 'vocational' }).applicant?.marks[0]?.year).toBe(2027);
});
