import { expect, test } from 'vitest';
import { readApplicant } from './admission/read-applicant.ts';
import { emptyCalculation, nextStart, parseCalculation, type Calculation } from './calculation.ts';

const today = '2026-11-23';
const typed: Calculation = {
  ...emptyCalculation(today),
  way: 'homologated-pce',
  mean: '7,35',
  marks: [
    { subject: 'biology', mark: '9', year: 2027, isHoped: true },
    { subject: '', mark: '8', year: 2027, isHoped: false },
    { subject: 'chemistry', mark: '18/20', year: 2027, isHoped: false },
  ],
  region: 'madrid',
  degrees: ['medicina'],
  own: { fees: '120' },
};

test('what was kept is read again as it was typed', () => {
  expect(parseCalculation(JSON.parse(JSON.stringify(typed)), today)).toEqual(typed);
});

test.each([null, 7, 'x', [], { marks: 'x', own: [], degrees: [7] }])(
  'of a record like %j an empty calculation is left',
  (record) => {
    expect(parseCalculation(record, today)).toEqual(emptyCalculation(today));
  },
);

test('an unknown region, way or subject, a pasted book and a year long past are left out', () => {
  const kept = parseCalculation(
    { ...typed, region: 'atlantis', way: 'bribe', mean: '9'.repeat(1_000_000), start: 2022 },
    today,
  );
  expect(kept).toMatchObject({ region: '', way: '', mean: '', start: 2027, degrees: ['medicina'] });
});

test('of more than six degrees six are kept', () => {
  const degrees = Array.from({ length: 9 }, (_, index) => `grado-${index}`);
  expect(parseCalculation({ degrees }, today).degrees).toHaveLength(6);
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
