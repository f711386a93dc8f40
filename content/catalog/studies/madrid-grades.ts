// Lowest grades of entry at the public universities of Madrid in the newest list, for the pages of degrees: read from the table
// that the calculator reads.
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
  readonly affiliated: readonly AffiliatedCutOff[];
};

/** By university, of one degree. */
export function madridGradesOf(degree: string): ReadonlyMap<UniversityId, MadridGrades> {
  return new Map(
    offersOf({ ...madrid, weights: null, cutOffs: {} }, degree).flatMap(
      ({ university, cutOffs: [own], affiliated }) => {
        const id = registered[university];
        return id ? [[id, { own, affiliated }] as const] : [];
      },
    ),
  );
}
