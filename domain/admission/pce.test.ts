import { expect, test } from 'vitest';
import { exactly } from '#domain/range.ts';
import { credentialOf, outlookOf, type Applicant } from './outlook.ts';
import { missingExams, pceSubjects } from './pce.ts';
import type { AdmissionRule } from './rules.ts';
import type { SubjectId } from './subjects.ts';

const mark = (subject: SubjectId, value: number, year = 2027) => ({
  subject,
  mark: value,
  year,
  isHoped: false,
});
const missing = (...marks: readonly (readonly [SubjectId, number])[]) =>
  missingExams(
    marks.map(([subject, value]) => mark(subject, value)),
    2027,
  );
const madrid: AdmissionRule = {
  way: 'homologated-pce',
  region: 'madrid',
  year: '2026-27',
  formula: 'pce',
  addsSubjects: true,
  asksModality: true,
  office: 'uned',
  facts: [{ id: 'formula', mark: 'V' }],
};
const applicant = (mean: number, ...marks: Applicant['marks']): Applicant => ({
  mean: exactly(mean),
  exam: exactly(0),
  marks,
  year: 2027,
});
const asked = { hoped: 8, start: 2027, movements: [] };
const outlook = (who: Applicant, grade: number) =>
  outlookOf(
    madrid,
    who,
    {
      university: 'ucm',
      weights: { biology: 0.2, chemistry: 0.2 },
      cutOffs: [{ year: 2025, round: 'first', grade, lowest: grade }],
    },
    asked,
  );

test('Spanish and English count in the credential like any other exam, and weigh in no degree', () => {
  // 0.2 · 8 + 4 + 0.1 · (8 + 9 + 7 + 6.5) = 8.65; and 0.2 · 7 + 0.2 · 6.5 = 2.7 beside it.
  const who = applicant(
    8,
    mark('spanish-language', 8),
    mark('english', 9),
    mark('biology', 7),
    mark('chemistry', 6.5),
  );
  const credential = credentialOf(madrid, who);
  expect(credential.kind === 'grade' && credential.grade.low).toBeCloseTo(8.65, 9);
  const told = outlook(who, 13);
  expect(told.kind === 'grade' && told.grade.low).toBeCloseTo(11.35, 9);
  // Without them the same person had 0.2 · 8 + 4 + 0.1 · 13.5 = 6.95.
  const before = credentialOf(madrid, applicant(8, mark('biology', 7), mark('chemistry', 6.5)));
  expect(before.kind === 'grade' && before.grade.low).toBeCloseTo(6.95, 9);
});

test('a modality takes three passed exams, one of each kind', () => {
  expect(missing(['english', 5], ['maths', 5], ['biology', 5])).toBeUndefined();
  expect(missing()).toEqual({ exams: 3, kinds: ['general', 'modality', 'option'] });
  expect(missing(['biology', 9], ['chemistry', 9])).toEqual({
    exams: 2,
    kinds: ['general', 'modality'],
  });
  expect(missing(['biology', 9], ['chemistry', 9], ['physics', 9], ['geology', 9])).toEqual({
    exams: 2,
    kinds: ['general', 'modality'],
  });
  expect(missing(['english', 8], ['maths', 8])).toEqual({ exams: 1, kinds: ['option'] });
  expect(missing(['english', 8], ['maths', 4.9], ['biology', 8])).toEqual({
    exams: 1,
    kinds: ['modality'],
  });
});

test('or a mean of five over four, one of each kind among them', () => {
  expect(missing(['english', 8], ['maths', 3], ['biology', 5], ['physics', 4])).toBeUndefined();
  expect(missing(['english', 8], ['maths', 2.9], ['biology', 5], ['physics', 4])).toEqual({
    exams: 1,
    kinds: ['modality'],
  });
});

test('exams of another year, and the same subject twice, do not make one', () => {
  const marks = [mark('english', 9), mark('maths', 9), mark('biology', 9, 2026)];
  expect(missingExams(marks, 2027)).toEqual({ exams: 1, kinds: ['option'] });
  expect(missing(['english', 9], ['english', 8], ['maths', 9])).toEqual({
    exams: 1,
    kinds: ['option'],
  });
});

test('a grade that is enough is not said to be, while the modality is missing', () => {
  const two = applicant(10, mark('biology', 10), mark('chemistry', 10));
  // 2 + 4 + 2 + 4 = 12.
  expect(outlook(two, 12)).toMatchObject({
    needed: { low: { kind: 'exams', missing: { exams: 2, kinds: ['general', 'modality'] } } },
  });
  expect(outlook(two, 13.5)).toMatchObject({ needed: { low: { kind: 'mark' } } });
  const four = applicant(10, ...two.marks, mark('english', 5), mark('maths', 5));
  expect(outlook(four, 12)).toMatchObject({ needed: { low: { kind: 'reached' } } });
});

test('eighteen exams are offered, no language but English among them', () => {
  expect(pceSubjects).toHaveLength(18);
  expect(pceSubjects).toContain('english');
  expect(pceSubjects).not.toContain('french');
});
