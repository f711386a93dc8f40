// Lowest grades of entry at public universities in the newest list of their district, for the pages of degrees: read from the
// tables that the calculator reads.
import { offersOf, type AffiliatedCutOff } from '#content/admission/region-admission.ts';
import { verifiedNewest } from '#content/admission/verified-offers.ts';
import { newestLists } from '#content/compiled/admission/newest-lists.js';
import { universityOfCode, type UniversityId } from '#content/compiled/studies/universities.js';
import type { CutOff } from '#domain/admission/movement.ts';
import { regionIds } from '#domain/regions.ts';

export type NewestGrades = {
  /** Of the university's own campuses; absent where only affiliated centres teach the degree. */
  readonly own: CutOff | undefined;
  /** The cities that the list names; none where it leaves a campus unnamed. */
  readonly cities: readonly string[];
  readonly affiliated: readonly AffiliatedCutOff[];
};

const lists = () =>
  regionIds.map((region) => verifiedNewest(region, { newest: newestLists[region] }));

/** By university, of one degree, in the districts whose newest list is known. */
export function newestGradesOf(degree: string): ReadonlyMap<UniversityId, NewestGrades> {
  return new Map(
    lists().flatMap((newest) =>
      offersOf({ weights: null, cutOffs: {}, newest }, degree).flatMap(
        ({ university, cutOffs: [own], affiliated }) => {
          const id = universityOfCode[university];
          const cities = citiesIn(newest?.own[degree], university);
          return id ? [[id, { own, cities, affiliated }] as const] : [];
        },
      ),
    ),
  );
}

/** Of `ucm 9.564-10.714; urjc 8.564 Aranjuez+Móstoles`. */
function citiesIn(line: string | undefined, university: string): readonly string[] {
  const offer = line?.split('; ').find((each) => each.startsWith(`${university} `));
  const [, , ...cities] = offer?.split(' ') ?? [];
  return cities.length === 0 ? [] : cities.join(' ').split('+');
}
