// The shape of the rules by which Spain's universities admit. They are data of `content/admission`, each with its region, its
// year, the office that decides and the facts that it rests on: a rule that rests on nothing verified counts nothing and
// sends people to the office.
import type { RegionId } from '#domain/regions.ts';
import type { Range } from '#domain/range.ts';

/** The ways into a Spanish university, by what the applicant brings. */
export const ways = [
  'homologated-pce',
  'homologated',
  'pending',
  'ib',
  'agreement',
  'a-levels',
  'vocational',
  'bachillerato',
] as const;
export type Way = (typeof ways)[number];

export const formulas = ['pce', 'ib', 'given', 'ucas', 'bachillerato', 'provisional'] as const;
export type Formula = (typeof formulas)[number];

/** What the engine needs to know of a fact: whether it was verified. */
export type MarkedFact = { id: string; mark: 'V' | 'S' | 'U' };

export type AdmissionRule<Fact extends MarkedFact = MarkedFact> = {
  way: Way;
  region: RegionId | 'spain';
  /** Of the source: a year, or an academic year. */
  year: string;
  /** `null`: how it is reckoned there was not verified. */
  formula: Formula | null;
  /** Whether marks of single subjects raise the admission grade above the credential. */
  addsSubjects: boolean;
  /** Whether the university asks for a modality: passed exams of several kinds (`pce.ts`). */
  asksModality?: true;
  office: 'university' | 'uned' | 'ministry' | 'vocational';
  facts: readonly Fact[];
};

/** A region's own rule before that of all Spain, which holds where no region is chosen. */
export function ruleFor<Fact extends MarkedFact>(
  rules: readonly AdmissionRule<Fact>[],
  way: Way,
  region: RegionId | undefined,
): AdmissionRule<Fact> | undefined {
  const those = rules.filter((rule) => rule.way === way);
  return (
    those.find((rule) => rule.region === region) ?? those.find((rule) => rule.region === 'spain')
  );
}

/** Whether nothing that a rule rests on is marked as not verified. */
export function isVerified({ facts }: Pick<AdmissionRule, 'facts'>): boolean {
  return facts.every(({ mark }) => mark !== 'U');
}

/** The formula to reckon with; none where the rule has none, or one of its facts is not verified. */
export function countedFormula({
  formula,
  facts,
}: Pick<AdmissionRule, 'formula' | 'facts'>): Formula | null {
  return facts.length > 0 && isVerified({ facts }) ? formula : null;
}

/** Between which figures the mean of a way lies: marks of the IB, UCAS points of A levels, else Spain's passing marks. */
export function meanScale(way: Way): Range {
  if (way === 'ib') return { low: 2, high: 7 };
  return way === 'a-levels' ? { low: 48, high: 224 } : { low: 5, high: 10 };
}

/** Whether a way asks for a mean at all: while the diploma is not recognised, every mean counts the same. */
export function asksMean(way: Way): boolean {
  return way !== 'pending';
}

/** The scale of the general part of Spain's own exam, and the mark below which it opens no university. */
export const examScale: Range = { low: 0, high: 10 };
export const lowestExamMean = 4;
/** What may still be got in it by an applicant who has not sat it. */
export const unknownExamMean: Range = { low: lowestExamMean, high: examScale.high };
