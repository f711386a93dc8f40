// Lowest grades of entry at the public universities of Madrid in the newest list, for the pages of degrees: read from the table
// that the calculator reads.
import { offersOf, type AffiliatedCutOff } from '#content/admission/region-admission.ts';
import { region as madrid } from '#content/compiled/admission/regions/madrid.js';
import { universityOfCode, type UniversityId } from '#content/compiled/studies/universities.js';
import type { CutOff } from '#domain/admission/movement.ts';

export type MadridGrades = {
  /** Of the university's own campuses; absent where only affiliated centres teach the degree. */
  readonly own: CutOff | undefined;
  /** The cities that the list names; none where it leaves a campus unnamed. */
  readonly cities: readonly string[];
  readonly affiliated: readonly AffiliatedCutOff[];
};

/** By university, of one degree. */
export function madridGradesOf(degree: string): ReadonlyMap<UniversityId, MadridGrades> {
  return new Map(
    offersOf({ ...madrid, weights: null, cutOffs: {} }, degree).flatMap(
      ({ university, cutOffs: [own], affiliated }) => {
        const id = universityOfCode[university];
        const cities = citiesOf(degree, university);
        return id ? [[id, { own, cities, affiliated }] as const] : [];
      },
    ),
  );
}

function citiesOf(degree: string, university: string): readonly string[] {
  const offers = madrid.newest?.own[degree]?.split('; ') ?? [];
  const [, , cities] = offers.find((offer) => offer.startsWith(`${university} `))?.split(' ') ?? [];
  return cities?.split('+') ?? [];
}
