import type { UniversityId } from '#content/compiled/studies/universities.js';

/** First years of the lowest grades that are kept, for example 2015 for 2015-16; each offer has one for each, or a gap. */
export const gradeYears = [2015, 2016, 2017, 2018, 2019, 2020, 2021] as const;

/** A degree at one university in one city. */
export type Offer = {
  readonly university: UniversityId;
  /** Empty: taught at a distance. */
  readonly city: string;
  /** Of 2020-21, where the admission tables name it; absent for private universities. */
  readonly places: number | undefined;
  /** Lowest grade of entry by `gradeYears`, from 5 to 14; 5: everybody who passed got in. */
  readonly grades: readonly (number | undefined)[];
};

/** An offer as the table of figures has it: nothing behind the last figure that is known. */
export type OfferRow = readonly [
  university: UniversityId,
  city: string,
  places?: number | null,
  grades?: readonly (number | null)[],
];

export function offer(...[university, city, places = null, grades = []]: OfferRow): Offer {
  return {
    university,
    city,
    places: places ?? undefined,
    grades: gradeYears.map((_, index) => grades[index] ?? undefined),
  };
}
