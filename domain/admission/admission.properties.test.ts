import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  property,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { exactly, isWithin } from '#domain/range.ts';
import { adviseSubjects } from './advise-subjects.ts';
import { passingMark, type SubjectMark } from './choose-marks.ts';
import { neededMark } from './needed-mark.ts';
import { credentialOf, outlookOf, type Applicant, type Outlook } from './outlook.ts';
import type { Sitting } from './points-of-marks.ts';
import type { AdmissionRule, Formula } from './rules.ts';
import { subjectIds, type SubjectId } from './subjects.ts';
import type { Weights } from './weigh-subjects.ts';

const runs = { numRuns: 2_000 };
const hundredths = (from: number, to: number) =>
  integer({ min: from * 100, max: to * 100 }).map((value) => value / 100);
const subject = constantFrom(...subjectIds.slice(0, 8));
const sat: Arbitrary<SubjectMark> = record({
  subject,
  mark: hundredths(0, 10),
  year: constantFrom(2026, 2026, 2026, 2025),
  isHoped: boolean(),
});
const marks = array(sat, { maxLength: 8 });
const weights: Arbitrary<Weights> = dictionary(subject, constantFrom(0.1, 0.15, 0.2));
const formula = constantFrom<Formula>('pce', 'given', 'bachillerato');

const ruleOf = (of: Formula): AdmissionRule => ({
  way: 'homologated-pce',
  region: 'spain',
  year: '2026',
  formula: of,
  addsSubjects: true,
  office: 'uned',
  facts: [{ id: 'a', mark: 'V' }],
});

const applicantOf = (given: Partial<Applicant>): Applicant => ({
  mean: exactly(7),
  exam: exactly(7),
  marks: [],
  year: 2026,
  ...given,
});

function admissionOf(of: Formula, applicant: Applicant, weigh: Weights): Outlook {
  const offer = { university: 'ucm', weights: weigh, cutOffs: [] };
  return outlookOf(ruleOf(of), applicant, offer, { hoped: 8, start: 2027, movements: [] });
}

function gradeOf(outlook: Outlook) {
  if (outlook.kind !== 'grade') throw new Error('no grade');
  return outlook.grade;
}

const nearly = (value: number) => ({ low: value - 1e-9, high: value + 1e-9 });

test('a credential with PCE lies in 5–10 and an admission grade in 5–14', () => {
  assert(
    property(hundredths(5, 10), marks, weights, (mean, given, weigh) => {
      const applicant = applicantOf({ mean: exactly(mean), marks: given });
      const credential = credentialOf(ruleOf('pce'), applicant);
      if (credential.kind !== 'grade') throw new Error('no credential');
      const scale = { low: 5 - 1e-9, high: 10 + 1e-9 };
      expect(isWithin(credential.grade.low, scale)).toBe(true);
      const { low } = gradeOf(admissionOf('pce', applicant, weigh));
      expect(isWithin(low, { ...scale, high: 14 + 1e-9 })).toBe(true);
    }),
    runs,
  );
});

test('another passed subject never lowers an admission grade', () => {
  assert(
    property(
      formula,
      marks,
      weights,
      subject,
      hundredths(5, 10),
      (of, given, weigh, more, mark) => {
        const before = gradeOf(admissionOf(of, applicantOf({ marks: given }), weigh));
        const added = { subject: more, mark, year: 2026, isHoped: false };
        const after = gradeOf(admissionOf(of, applicantOf({ marks: [...given, added] }), weigh));
        expect(after.low).toBeGreaterThanOrEqual(before.low - 1e-9);
      },
    ),
    runs,
  );
});

test('the order in which marks are typed changes nothing, not even what is told', () => {
  const shuffled = marks.chain((given) =>
    tuple(constant(given), shuffledSubarray(given, { minLength: given.length })),
  );
  assert(
    property(shuffled, weights, ([given, other], weigh) => {
      const [one, two] = [given, other].map((each) =>
        admissionOf(
          'pce',
          applicantOf({ marks: each.map((mark) => ({ ...mark, isHoped: false })) }),
          weigh,
        ),
      );
      expect(two).toEqual(one);
    }),
    runs,
  );
});

test('an interval of means contains the grade of each of its means', () => {
  const interval = tuple(hundredths(5, 10), hundredths(5, 10), hundredths(0, 1));
  assert(
    property(interval, formula, marks, weights, ([a, b, share], of, given, weigh) => {
      const mean = { low: Math.min(a, b), high: Math.max(a, b) };
      const point = mean.low + share * (mean.high - mean.low);
      const all = gradeOf(admissionOf(of, applicantOf({ mean, marks: given }), weigh));
      const { low } = gradeOf(
        admissionOf(of, applicantOf({ mean: exactly(point), marks: given }), weigh),
      );
      expect(isWithin(low, { low: all.low - 1e-9, high: all.high + 1e-9 })).toBe(true);
    }),
    runs,
  );
});

/** Every way to let exams count: any four different ones in the credential, any two different ones with their weights. */
function bruteForce({ formula: of, marks: given, year, weights: weigh }: Sitting): number {
  const usable = given.filter((each) => each.year === year && each.mark >= passingMark);
  const subsets = (most: number) => differentSubsets(usable, most);
  const credited =
    of === 'pce' ? subsets(4).map((set) => sum(set.map(({ mark }) => 0.1 * mark))) : [0];
  const weighed = subsets(2).map((set) =>
    sum(set.map((each) => (weigh[each.subject] ?? 0) * each.mark)),
  );
  return Math.max(...credited) + Math.max(...weighed);
}

function differentSubsets(all: readonly SubjectMark[], most: number): SubjectMark[][] {
  return all.reduce<SubjectMark[][]>(
    (sets, next) => [
      ...sets,
      ...sets
        .filter((set) => set.length < most && set.every((each) => each.subject !== next.subject))
        .map((set) => [...set, next]),
    ],
    [[]],
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the adviser names the subject that trying every combination finds best', () => {
  const sitting = record({ formula, marks, year: constant(2026), weights });
  assert(
    property(sitting, hundredths(5, 10), (given, hoped) => {
      const gain = (of: SubjectId) => {
        const added = { subject: of, mark: hoped, year: 2026, isHoped: true };
        return bruteForce({ ...given, marks: [...given.marks, added] }) - bruteForce(given);
      };
      const best = Math.max(...subjectIds.map(gain));
      const advice = adviseSubjects(given, hoped);
      const [first] = advice;
      expect(isWithin(first?.gain ?? 0, nearly(best > 1e-6 ? best : 0))).toBe(true);
      for (const each of advice) expect(isWithin(each.gain, nearly(gain(each.subject)))).toBe(true);
    }),
    runs,
  );
});

test('a needed mark reaches its grade, and a hundredth less does not', () => {
  const sitting = record({ formula, marks, year: constant(2026), weights });
  assert(
    property(sitting, hundredths(5, 8), hundredths(5, 14), (given, base, target) => {
      const needed = neededMark(given, base, target);
      const reached = (mark?: number) => {
        const exams = mark && needed.kind === 'mark' ? needed.exams : [];
        const planned = exams.map((each) => ({
          subject: each,
          mark: mark ?? 0,
          year: 2026,
          isHoped: true,
        }));
        return base + bruteForce({ ...given, marks: [...given.marks, ...planned] });
      };
      expect(reached() >= target - 1e-6).toBe(needed.kind === 'reached');
      expect(needed.kind === 'beyond' ? needed.most : 0).toBeLessThan(target);
      if (needed.kind !== 'mark') return;
      expect(isWithin(needed.mark, { low: 5, high: 10 })).toBe(true);
      expect(reached(needed.mark)).toBeGreaterThanOrEqual(target - 1e-6);
      // Below five nothing counts, so that five is needed where less would be enough.
      expect(needed.mark === 5 || reached(needed.mark - 0.01) < target).toBe(true);
    }),
    runs,
  );
});
