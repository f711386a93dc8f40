// What the offers of a degree say together: how many universities and places, and how the lowest grades move.
import { universities } from '#content/compiled/studies/universities.js';
import { gradeYears, type Offer } from './offer.ts';

/** Where degrees are admitted without a limit, everybody who passed gets in. */
export const noLimit = 5;

export type GradeYear = {
  /** First year of the academic year. */
  readonly year: number;
  readonly lowest: number;
  readonly middle: number;
  readonly highest: number;
  readonly offers: number;
};

export type DegreeSummary = {
  readonly publicUniversities: number;
  readonly privateUniversities: number;
  /** Of public universities in 2020-21; undefined where no table names them. */
  readonly places: number | undefined;
  /** Years with a known grade. */
  readonly years: readonly GradeYear[];
};

export function summarise(offers: readonly Offer[]): DegreeSummary {
  const ids = [...new Set(offers.map(({ university }) => university))];
  const places = offers.flatMap(({ places }) => places ?? []);
  return {
    publicUniversities: ids.filter((id) => universities[id].isPublic).length,
    privateUniversities: ids.filter((id) => !universities[id].isPublic).length,
    places: places.length > 0 ? places.reduce((sum, count) => sum + count, 0) : undefined,
    years: gradeYears.flatMap((year, index) => gradeYear(year, index, offers) ?? []),
  };
}

function gradeYear(year: number, index: number, offers: readonly Offer[]): GradeYear | undefined {
  const grades = offers.flatMap(({ grades }) => grades[index] ?? []).toSorted((a, b) => a - b);
  const [lowest] = grades;
  const highest = grades.at(-1);
  const middle = grades[Math.floor((grades.length - 1) / 2)];
  if (lowest === undefined || middle === undefined || highest === undefined) return undefined;
  return { year, lowest, middle, highest, offers: grades.length };
}
