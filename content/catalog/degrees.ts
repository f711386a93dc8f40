// Spanish degrees that lead to the careers of the catalogue, from `content/degrees/`. Names exactly as public universities
// registered them in 2022, with how many offers carried exactly that name then (other spellings not counted).
import { degreeRows } from '#content/compiled/studies/degrees.js';
import type { Branch } from '#content/classifications/branches.ts';

/** `artistic`: taught at conservatories and higher schools instead of universities, at the same level as a grado. */
export type Degree = {
  readonly id: string;
  /** Official Spanish name, the same in both languages; what it means stands in its record. */
  readonly name: string;
  readonly branch: Branch;
  readonly years: 4 | 5 | 6;
  readonly ects: 240 | 300 | 360;
  /** Offers of public universities in 2022 under exactly this name; absent for artistic studies, which that list leaves out. */
  readonly publicOffers2022?: number;
};

export type DegreeRow = readonly [
  id: string,
  name: string,
  branch: Branch,
  years: 4 | 5 | 6,
  publicOffers2022?: number,
];

export const degrees: readonly Degree[] = degreeRows.map(
  ([id, name, branch, years, publicOffers2022]) => {
    const ects = years === 6 ? 360 : years === 5 ? 300 : 240;
    const known = { id, name, branch, years, ects } as const;
    return publicOffers2022 === undefined ? known : { ...known, publicOffers2022 };
  },
);
