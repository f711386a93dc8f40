import { affiliatedCentres } from '#content/compiled/studies/affiliated-centres.js';
import type { UniversityId } from '#content/compiled/studies/universities.js';
import { isUniversity } from './is-university.ts';

export type AffiliatedCentre = {
  readonly university: UniversityId;
  readonly city: string;
  readonly centre: string;
};

/** Centres outside Madrid that teach a degree for a public university without being part of it. */
export function affiliatedOf(degree: string): readonly AffiliatedCentre[] {
  const lines = affiliatedCentres[degree]?.split('; ') ?? [];
  return lines.map((line) => {
    const [university = '', city = '', centre = ''] = line.split(' · ');
    if (!isUniversity(university)) throw new Error(`no university is called ${university}`);
    return { university, city, centre };
  });
}
