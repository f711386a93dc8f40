// What somebody types into the calculators, as it was typed: kept in their browser, and read again by whoever reckons with it.
// A part that makes no sense is left out, and the rest stands.
import { subjectIds, type SubjectId } from './admission/subjects.ts';
import { ways, type Way } from './admission/rules.ts';
import { costParts, type CostPart } from './cost/cost-parts.ts';
import { payers, type Payer } from './cost/payer.ts';
import { regionIds, type RegionId } from './regions.ts';

/** A subject with its mark, as two fields and a box. */
export type MarkRow = {
  subject: SubjectId | '';
  mark: string;
  year: number;
  isHoped: boolean;
};

export type Calculation = {
  way: Way | '';
  mean: string;
  isMeanUnknown: boolean;
  exam: string;
  isExamUnknown: boolean;
  marks: readonly MarkRow[];
  /** The mark with which advice tries each subject. */
  hoped: string;
  /** The year in which the course begins. */
  start: number;
  region: RegionId | '';
  degrees: readonly string[];
  payer: Payer;
  city: string;
  own: Readonly<Partial<Record<CostPart, string>>>;
  currency: string;
  rate: string;
  /** The day on which the rate was typed, `YYYY-MM-DD`. */
  rateDay: string;
};

export const mostDegrees = 6;
export const mostMarks = 12;
/** A field holds so many letters; somebody may paste a book. */
const typed = textOf(/^.{0,25}$/s);
const year = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 2020 && value <= 2040
    ? value
    : undefined;

/** The year of the next courses that can still be applied for on `today` (`YYYY-MM-DD`): until July this year's. */
export function nextStart(today: string): number {
  const [now = 0, month = 0] = today.split('-').map(Number);
  return month <= 7 ? now : now + 1;
}

export function emptyCalculation(today: string): Calculation {
  return {
    way: '',
    mean: '',
    isMeanUnknown: false,
    exam: '',
    isExamUnknown: false,
    marks: [],
    hoped: '8',
    start: nextStart(today),
    region: '',
    degrees: [],
    payer: 'foreign',
    city: '',
    own: {},
    currency: '',
    rate: '',
    rateDay: '',
  };
}

/** What is left of a stored record, with the rest as it is at first. */
export function parseCalculation(value: unknown, today: string): Calculation {
  const given = partsOf(value);
  const empty = emptyCalculation(today);
  const own = partsOf(given['own']);
  return {
    way: oneOf(ways)(given['way']) ?? '',
    mean: typed(given['mean']) ?? '',
    isMeanUnknown: flag(given['isMeanUnknown']) ?? false,
    exam: typed(given['exam']) ?? '',
    isExamUnknown: flag(given['isExamUnknown']) ?? false,
    marks: listOf(parseMarkRow)(given['marks']).slice(0, mostMarks),
    hoped: typed(given['hoped']) ?? empty.hoped,
    // A start that has passed is none.
    start: Math.max(year(given['start']) ?? 0, empty.start),
    region: oneOf(regionIds)(given['region']) ?? '',
    degrees: listOf(textOf(/^[a-z0-9-]{2,80}$/))(given['degrees']).slice(0, mostDegrees),
    payer: oneOf(payers)(given['payer']) ?? empty.payer,
    city: textOf(/^[a-z-]{0,30}$/)(given['city']) ?? '',
    own: Object.fromEntries(costParts.flatMap((part) => entryOf(part, typed(own[part])))),
    currency: textOf(/^[A-Z]{3}$/)(given['currency']) ?? '',
    rate: typed(given['rate']) ?? '',
    rateDay: textOf(/^\d{4}-\d\d-\d\d$/)(given['rateDay']) ?? '',
  };
}

function entryOf(part: CostPart, text: string | undefined): [CostPart, string][] {
  return text ? [[part, text]] : [];
}

function parseMarkRow(value: unknown): MarkRow | undefined {
  const given = partsOf(value);
  const mark = typed(given['mark']);
  const of = year(given['year']);
  if (mark === undefined || of === undefined) return undefined;
  const subject = oneOf(subjectIds)(given['subject']) ?? '';
  return { subject, mark, year: of, isHoped: flag(given['isHoped']) ?? false };
}

// A few lines each: `parsers.ts` comes with the files of the tests, which weigh as much as the calculators.

function textOf(pattern: RegExp): (value: unknown) => string | undefined {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
}

function oneOf<const Value extends string>(values: readonly Value[]) {
  return (value: unknown) => values.find((known) => known === value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** What can be read of a list. */
function listOf<Value>(parse: (value: unknown) => Value | undefined) {
  return (value: unknown): Value[] =>
    Array.isArray(value) ? value.flatMap((each: unknown) => parse(each) ?? []) : [];
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
