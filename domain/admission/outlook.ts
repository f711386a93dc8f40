// What an applicant's marks are worth: the credential, and for each university that offers a degree the admission grade, how it
// stands to the lowest grades of past years, which subject would help most and which mark is missing (specification S13).
import { plus, type Range } from '#domain/range.ts';
import { adviseSubjects, type Advice } from './advise-subjects.ts';
import { chooseMarks, type LeftOut, type SubjectMark } from './choose-marks.ts';
import { creditedMarks, diplomaPart, examPart } from './credential.ts';
import { standingOf, type CutOff, type Movement, type Standing } from './movement.ts';
import { neededMark, type Needed } from './needed-mark.ts';
import { missingExams, type MissingExams } from './pce.ts';
import { countedFormula, type AdmissionRule } from './rules.ts';
import { weighedPart, weighSubjects, type Weighed, type Weights } from './weigh-subjects.ts';

export type Applicant = {
  /** On the scale of the way; all of it where it is not known. */
  mean: Range;
  /** Mean of the general part of Spain's own exam; read for that way only. */
  exam: Range;
  marks: readonly SubjectMark[];
  /** The calendar year whose marks count. */
  year: number;
};

export type Credential =
  /** How it is reckoned was not verified: the office of the rule knows. */
  | { kind: 'ask' }
  /** The general exam does not reach what it must. */
  | { kind: 'no-access' }
  | {
      kind: 'grade';
      grade: Range;
      /** What the diploma gives alone. */
      diploma: Range;
      counted: readonly SubjectMark[];
      /** Passed, but more than count. */
      surplus: readonly SubjectMark[];
      leftOut: readonly LeftOut[];
      /** What the university asks for besides a grade and is not there. */
      missing: MissingExams | undefined;
    };

export function credentialOf(rule: AdmissionRule, applicant: Applicant): Credential {
  const formula = countedFormula(rule);
  if (!formula) return { kind: 'ask' };
  const diploma = diplomaPart(formula, applicant.mean, applicant.exam);
  if (!diploma) return { kind: 'no-access' };
  const { passed, leftOut } = chooseMarks(applicant.marks, applicant.year);
  const counted = formula === 'pce' ? creditedMarks(passed) : [];
  const surplus = formula === 'pce' ? passed.slice(counted.length) : [];
  const grade = plus(diploma, examPart(formula, passed));
  const missing = rule.asksModality ? missingExams(applicant.marks, applicant.year) : undefined;
  return { kind: 'grade', grade, diploma, counted, surplus, leftOut, missing };
}

/** One degree at one university. */
export type Offer = {
  university: string;
  /** `null`: not verified. */
  weights: Weights | null;
  /** The newest first. */
  cutOffs: readonly CutOff[];
};

export type Outlook =
  /** `alone`: how the credential stands before any subject weighs, where it is known and the weights are not. */
  | { kind: 'ask'; alone?: { grade: Range; standing: Standing } | undefined }
  | {
      kind: 'grade';
      grade: Range;
      weighed: readonly Weighed[];
      advice: readonly Advice[];
      /** Against the newest lowest grade; nothing where none is known. */
      standing: Standing | undefined;
      /** What a newest lowest grade would take, with the lowest and with the highest mean. */
      needed: { low: Needed; high: Needed } | undefined;
    };

/** `hoped`: the mark that advice reckons with. `start`: the year in which the course begins. */
export function outlookOf(
  rule: AdmissionRule,
  applicant: Applicant,
  { weights, cutOffs }: Offer,
  { hoped, start, movements }: { hoped: number; start: number; movements: readonly Movement[] },
): Outlook {
  const formula = countedFormula(rule);
  const credential = credentialOf(rule, applicant);
  if (!formula || credential.kind !== 'grade') return { kind: 'ask' };
  const [newest] = cutOffs;
  if (rule.addsSubjects && !weights) {
    const { grade } = credential;
    const standing = newest && standingOf(grade, newest, movements, start);
    return { kind: 'ask', alone: standing && { grade, standing } };
  }
  const { marks, year } = applicant;
  const counted = (rule.addsSubjects && weights) || {};
  const weighed = weighSubjects(chooseMarks(marks, year).passed, counted);
  const grade = plus(credential.grade, weighedPart(weighed));
  const sitting = { formula, marks, year, weights: counted };
  const { diploma, missing } = credential;
  const neededWith = (base: number, target: number): Needed => {
    const needed = neededMark(sitting, base, target);
    return needed.kind === 'reached' && missing ? { kind: 'exams', missing } : needed;
  };
  return {
    kind: 'grade',
    grade,
    weighed,
    advice: adviseSubjects(sitting, hoped),
    standing: newest && standingOf(grade, newest, movements, start),
    needed: newest && {
      low: neededWith(diploma.low, newest.grade),
      high: neededWith(diploma.high, newest.grade),
    },
  };
}
