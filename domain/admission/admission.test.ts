import { expect, test } from 'vitest';
import { exactly } from '#domain/range.ts';
import { chooseMarks, type SubjectMark } from './choose-marks.ts';
import { standingOf, type Movement } from './movement.ts';
import { credentialOf, outlookOf, type Applicant } from './outlook.ts';
import { readMark } from './read-mark.ts';
import { ruleFor, type AdmissionRule } from './rules.ts';

const verified = [{ id: 'a-fact', mark: 'V' }] as const;
const rule = (given: Partial<AdmissionRule>): AdmissionRule => ({
  way: 'homologated-pce',
  region: 'spain',
  year: '2018',
  formula: 'pce',
  addsSubjects: true,
  office: 'uned',
  facts: verified,
  ...given,
});
const sat = (subject: SubjectMark['subject'], mark: number, year = 2026): SubjectMark => ({
  subject,
  mark,
  year,
  isHoped: false,
});
const marks = [sat('biology', 9), sat('chemistry', 8)];
const applicant: Applicant = { mean: exactly(8), exam: exactly(0), marks, year: 2026 };
const movements: readonly Movement[] = [
  { from: 5, years: 1, median: 0, most: 0.5, pairs: 9 },
  { from: 11, years: 1, median: 0.2, most: 0.4, pairs: 9 },
];
const asked = { hoped: 8, start: 2026, movements };
const medicine = {
  university: 'ucm',
  weights: { biology: 0.2, chemistry: 0.2, physics: 0.1 },
  cutOffs: [{ year: 2025, round: 'first' as const, grade: 13.2, lowest: 13.2 }],
};

test.each(['7,35', '7.35', ' 7,35 '])('a mark typed as "%s" is 7.35', (typed) => {
  expect(readMark(typed, { low: 5, high: 10 })).toEqual({ kind: 'mark', mark: 7.35 });
});

test.each([
  ['', { kind: 'empty' }],
  ['73.5', { kind: 'outside', text: '73.5' }],
  ['4,9', { kind: 'outside', text: '4,9' }],
  ['18/20', { kind: 'unreadable', text: '18/20' }],
  ['siete', { kind: 'unreadable', text: 'siete' }],
  ['-7', { kind: 'unreadable', text: '-7' }],
  ['NaN', { kind: 'unreadable', text: 'NaN' }],
  ['1e1', { kind: 'unreadable', text: '1e1' }],
  ['7,3,5', { kind: 'unreadable', text: '7,3,5' }],
])('a mean typed as "%s" is never turned into another', (typed, read) => {
  expect(readMark(typed, { low: 5, high: 10 })).toEqual(read);
});

test('of a megabyte that was pasted a few letters are shown back', () => {
  expect(readMark('9'.repeat(1_000_000), { low: 5, high: 10 })).toEqual({
    kind: 'unreadable',
    text: '9'.repeat(24),
  });
  expect(readMark(`7${' '.repeat(1_000_000)}`, { low: 5, high: 10 }).kind).toBe('unreadable');
});

test('a failed exam, another year and a repeated subject are left out, each with its reason', () => {
  const chosen = chooseMarks(
    [sat('maths', 4.99), sat('physics', 9, 2025), sat('latin', 6), sat('latin', 7)],
    2026,
  );
  expect(chosen.passed).toEqual([sat('latin', 7)]);
  expect(chosen.leftOut).toEqual([
    { given: sat('physics', 9, 2025), why: 'other-year' },
    { given: sat('latin', 6), why: 'repeated' },
    { given: sat('maths', 4.99), why: 'failed' },
  ]);
  expect(chooseMarks([sat('maths', Number.NaN)], 2026).passed).toEqual([]);
});

test('of five passed exams the best four count in the credential, and the fifth is named', () => {
  const five = (['maths', 'physics', 'latin', 'greek', 'design'] as const).map((subject, index) =>
    sat(subject, 5 + index),
  );
  const credential = credentialOf(rule({}), { ...applicant, marks: five });
  if (credential.kind !== 'grade') throw new Error('no credential');
  expect(credential.grade.low).toBeCloseTo(5.6 + 0.1 * (6 + 7 + 8 + 9), 9);
  expect(credential.surplus).toEqual([sat('maths', 5)]);
});

test('an unknown mean gives all that it may be', () => {
  const outlook = outlookOf(
    rule({}),
    { ...applicant, mean: { low: 5, high: 10 } },
    medicine,
    asked,
  );
  if (outlook.kind !== 'grade') throw new Error('no grade');
  expect(outlook.grade.low).toBeCloseTo(5 + 1.7 + 3.4, 9);
  expect(outlook.grade.high).toBeCloseTo(6 + 1.7 + 3.4, 9);
  expect(outlook.standing).toMatchObject({ low: 'below', high: 'below' });
});

test('while the homologation is pending the credential is five, whatever the mean', () => {
  const pending = rule({ way: 'pending', formula: 'provisional', addsSubjects: false });
  expect(outlookOf(pending, applicant, { ...medicine, weights: null }, asked)).toMatchObject({
    kind: 'grade',
    grade: { low: 5, high: 5 },
    weighed: [],
    advice: [],
  });
});

test('a general exam below four opens no university', () => {
  const bachillerato = rule({ way: 'bachillerato', formula: 'bachillerato' });
  expect(credentialOf(bachillerato, { ...applicant, exam: exactly(3.9) })).toEqual({
    kind: 'no-access',
  });
  expect(credentialOf(bachillerato, { ...applicant, exam: exactly(4) }).kind).toBe('grade');
});

test('a rule without a formula, one that rests on nothing verified and unknown weights give no number', () => {
  for (const unverified of [
    rule({ formula: null }),
    rule({ facts: [...verified, { id: 'another', mark: 'U' }] }),
    rule({ facts: [] }),
  ]) {
    expect(credentialOf(unverified, applicant)).toEqual({ kind: 'ask' });
    expect(outlookOf(unverified, applicant, medicine, asked)).toEqual({ kind: 'ask' });
  }
  // The credential stands there alone: 7.3, far below.
  expect(outlookOf(rule({}), applicant, { ...medicine, weights: null }, asked)).toMatchObject({
    kind: 'ask',
    alone: { grade: { low: 7.3, high: 7.3 }, standing: { low: 'below', high: 'below' } },
  });
});

test('a region’s own rule comes before that of all Spain, and no rule is none', () => {
  const [spain, catalonia] = [rule({}), rule({ region: 'catalonia', formula: null })];
  const rules = [spain, catalonia];
  expect(ruleFor(rules, 'homologated-pce', 'catalonia')).toBe(catalonia);
  expect(ruleFor(rules, 'homologated-pce', 'murcia')).toBe(spain);
  expect(ruleFor(rules, 'vocational', 'murcia')).toBeUndefined();
});

test.each([
  [13.2, 'near'],
  [13.6, 'near'],
  [13.61, 'above'],
  [12.79, 'below'],
] as const)('beside a lowest grade of 13.2 that moves by 0.4, %f is %s', (grade, position) => {
  const standing = standingOf(
    exactly(grade),
    { year: 2025, round: 'first', grade: 13.2, lowest: 13.2 },
    movements,
    2026,
  );
  expect(standing?.low).toBe(position);
});

test('where the movement over so many years was not counted, nothing is said', () => {
  expect(
    standingOf(exactly(9), { year: 2021, round: 'unsaid', grade: 8, lowest: 8 }, movements, 2027),
  ).toBeUndefined();
});
