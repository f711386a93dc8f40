// The exams that UNED offers to those whose diploma was recognised (PCE), by their kind, and how many of them open a university
// that asks for a modality. Kinds and subjects: a collaborating centre's list of 2026 (escuelapce.com), secondary. Which foreign
// languages there are besides English was found nowhere. Modality: three passed, one of each kind, or a mean of 5 over four
// (Complutense University of Madrid, access with foreign studies, 2025/26).
import { passingMark, type SubjectMark } from './choose-marks.ts';
import { subjectIds, type SubjectId } from './subjects.ts';

export const pceKinds = ['general', 'modality', 'option'] as const;
export type PceKind = (typeof pceKinds)[number];

const kindOf: Readonly<Partial<Record<SubjectId, PceKind>>> = {
  'spanish-language': 'general',
  english: 'general',
  philosophy: 'general',
  'spanish-history': 'general',
  maths: 'modality',
  'applied-maths': 'modality',
  'arts-foundations': 'modality',
  latin: 'modality',
  'artistic-drawing': 'modality',
  biology: 'option',
  chemistry: 'option',
  physics: 'option',
  geology: 'option',
  'art-history': 'option',
  business: 'option',
  geography: 'option',
  'technical-drawing': 'option',
  design: 'option',
};

/** The exams that are offered, in the order of `subjectIds`. */
export const pceSubjects: readonly SubjectId[] = subjectIds.filter((id) => kindOf[id]);

/** What is missing of the exams that a modality takes: so many more, these kinds among them. */
export type MissingExams = { exams: number; kinds: readonly PceKind[] };

/** So many passed exams make a modality; over so many the mean may do. */
const passedExams = 3;
const averagedExams = 4;

/** Nothing where the modality is there, with what is still hoped for counted as sat. `year`: whose exams count. */
export function missingExams(
  marks: readonly SubjectMark[],
  year: number,
): MissingExams | undefined {
  const best = bestOfEach(marks.filter((each) => each.year === year));
  const passed = best.filter(({ mark }) => mark >= passingMark);
  const kinds = kindsWithout(passed);
  if (passed.length >= passedExams && kinds.length === 0) return undefined;
  if (isCarriedByMean(best)) return undefined;
  return { exams: Math.max(passedExams - passed.length, kinds.length), kinds };
}

function bestOfEach(marks: readonly SubjectMark[]): SubjectMark[] {
  const highest = marks.toSorted((a, b) => b.mark - a.mark);
  return highest.filter(
    (each, index) => highest.findIndex(({ subject }) => subject === each.subject) === index,
  );
}

function kindsWithout(marks: readonly SubjectMark[]): PceKind[] {
  return pceKinds.filter((kind) => marks.every(({ subject }) => kindOf[subject] !== kind));
}

/** Four exams, one of each kind among them, whose mean passes though one of them failed. */
function isCarriedByMean(best: readonly SubjectMark[]): boolean {
  const ofEach = pceKinds.flatMap(
    (kind) => best.find((each) => kindOf[each.subject] === kind) ?? [],
  );
  const others = best.filter((each) => !ofEach.includes(each));
  const four = [...ofEach, ...others].slice(0, averagedExams);
  const sum = four.reduce((total, { mark }) => total + mark, 0);
  return (
    ofEach.length === pceKinds.length &&
    four.length === averagedExams &&
    sum >= passingMark * averagedExams
  );
}
