// Lowest grades of entry at the public universities of Madrid in the newest list, for the pages of degrees: read from the table
// that the calculator reads.
import { ownCutOffs } from '#content/admission/cut-offs/madrid-2025.ts';
import { offersOf, type AffiliatedCutOff } from '#content/admission/region-admission.ts';
import { madrid } from '#content/admission/regions/madrid.ts';
import type { CutOff } from '#domain/admission/movement.ts';
import type { UniversityId } from './universities.ts';

const registered: Readonly<Record<string, UniversityId>> = {
  uah: 'alcala',
  uam: 'autonoma-de-madrid',
  uc3m: 'carlos-iii-de-madrid',
  ucm: 'complutense-de-madrid',
  upm: 'politecnica-de-madrid',
  urjc: 'rey-juan-carlos',
};

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
        const id = registered[university];
        const cities = citiesOf(degree, university);
        return id ? [[id, { own, cities, affiliated }] as const] : [];
      },
    ),
  );
}

function citiesOf(degree: string, university: string): readonly string[] {
  const offers = ownCutOffs[degree]?.split('; ') ?? [];
  const [, , cities] = offers.find((offer) => offer.startsWith(`${university} `))?.split(' ') ?? [];
  return cities?.split('+') ?? [];
}
