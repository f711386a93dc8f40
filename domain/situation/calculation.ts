// What a visitor types into the calculators, as it was typed: kept in their browser, and read again for each calculation.
// A part that makes no sense is left out, and the rest stands.
import { subjectIds, type SubjectId } from '#domain/admission/subjects.ts';
import type { Way } from '#domain/admission/rules.ts';
import { costParts, type CostPart } from '#domain/cost/cost-parts.ts';
import type { Payer } from '#domain/cost/payer.ts';
import type { Aim, PathwayCountry } from '#domain/pathway/choices.ts';
import type { RegionId } from '#domain/regions.ts';
import { payerOf, wayOf, type Situation } from './situation.ts';

/** A subject with its mark, as two fields and a box. */
export type MarkRow = {
  subject: SubjectId | '';
  mark: string;
  year: number;
  isHoped: boolean;
};

export type Typed = {
  mean: string;
  /** The lowest pass and the highest mark of the system that the mean is of, where UNED has not converted it yet. */
  pass: string;
  top: string;
  isMeanUnknown: boolean;
  exam: string;
  isExamUnknown: boolean;
  marks: readonly MarkRow[];
  /** The mark with which advice tries each subject. */
  hoped: string;
  degrees: readonly string[];
  city: string;
  own: Readonly<Partial<Record<CostPart, string>>>;
  /** Empty: that of the country where the family lives; `EUR`: none besides. */
  currency: string;
  rate: string;
  /** The day on which the rate was typed, `YYYY-MM-DD`. */
  rateDay: string;
  /** What the family can put in each month. */
  budget: string;
  /** In whose money; empty while only the built page was awake, and then it is the money at hand. */
  budgetMoney: string;
};

/** What is reckoned with: what was typed, and what follows from the situation. */
export type Calculation = Typed & {
  way: Way | '';
  /** The year in which the course begins. */
  start: number;
  region: RegionId | '';
  payer: Payer;
  aim: Aim | '';
  level: Situation['level'];
  centre: Situation['centre'];
};

export const mostDegrees = 6;
export const mostMarks = 12;
/** A field holds so many letters; a whole book may be pasted. */
const typed = textOf(/^.{0,25}$/s);
const money = textOf(/^[A-Z]{3}$/);
const year = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 2020 && value <= 2040
    ? value
    : undefined;

/** The year of the next courses that can still be applied for on `today` (`YYYY-MM-DD`): until July this year's. */
export function nextStart(today: string): number {
  const [now = 0, month = 0] = today.split('-').map(Number);
  return month <= 7 ? now : now + 1;
}

export const nothingTyped: Typed = {
  mean: '',
  pass: '',
  top: '',
  isMeanUnknown: false,
  exam: '',
  isExamUnknown: false,
  marks: [],
  hoped: '8',
  degrees: [],
  city: '',
  own: {},
  currency: '',
  rate: '',
  rateDay: '',
  budget: '',
  budgetMoney: '',
};

export function calculationOf(
  typed: Typed,
  situation: Situation,
  /** How each country's own diploma opens the university, and in what its families count. */
  {
    national,
    currencyOf,
  }: {
    national: Readonly<Partial<Record<PathwayCountry, string>>>;
    currencyOf: Readonly<Partial<Record<PathwayCountry, string>>>;
  },
  today: string,
): Calculation {
  const { country, region, aim, level, centre, start } = situation;
  return {
    ...typed,
    currency: typed.currency || (currencyOf[country] ?? ''),
    way: wayOf(situation, national),
    start: start === '' ? nextStart(today) : Number(start.slice(0, 4)),
    region,
    payer: payerOf(situation),
    aim,
    level,
    centre,
  };
}

/** What is left of a stored record, with the rest as it is at first. */
export function parseTyped(value: unknown): Typed {
  const given = partsOf(value);
  const own = partsOf(given['own']);
  return {
    mean: typed(given['mean']) ?? '',
    pass: typed(given['pass']) ?? '',
    top: typed(given['top']) ?? '',
    isMeanUnknown: flag(given['isMeanUnknown']) ?? false,
    exam: typed(given['exam']) ?? '',
    isExamUnknown: flag(given['isExamUnknown']) ?? false,
    marks: listOf(parseMarkRow)(given['marks']).slice(0, mostMarks),
    hoped: typed(given['hoped']) ?? nothingTyped.hoped,
    degrees: listOf(textOf(/^[a-z0-9-]{2,80}$/))(given['degrees']).slice(0, mostDegrees),
    city: textOf(/^[a-z-]{0,30}$/)(given['city']) ?? '',
    own: Object.fromEntries(costParts.flatMap((part) => entryOf(part, typed(own[part])))),
    currency: money(given['currency']) ?? '',
    rate: typed(given['rate']) ?? '',
    rateDay: textOf(/^\d{4}-\d\d-\d\d$/)(given['rateDay']) ?? '',
    budget: typed(given['budget']) ?? '',
    budgetMoney: money(given['budgetMoney']) ?? '',
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
