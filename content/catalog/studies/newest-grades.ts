// Lowest grades of entry at public universities in the newest list of their district, for the pages of degrees: read from the
// tables that the calculator reads.
import { offersOf, type AffiliatedCutOff } from '#content/admission/region-admission.ts';
import { verifiedNewest } from '#content/admission/verified-offers.ts';
import { campusGrades } from '#content/compiled/admission/campus-grades.js';
import { newestLists } from '#content/compiled/admission/newest-lists.js';
import { universityOfCode, type UniversityId } from '#content/compiled/studies/universities.js';
import type { CutOff } from '#domain/admission/movement.ts';
import { regionIds } from '#domain/regions.ts';

export type NewestGrades = {
  /** Of the university's own campuses; absent where only affiliated centres teach the degree. */
  readonly own: CutOff | undefined;
  /** The cities that the list names; none where it leaves a campus unnamed. */
  readonly cities: readonly string[];
  /** By city, where the list tells several of the university apart. */
  readonly campuses: ReadonlyMap<string, Pick<CutOff, 'lowest' | 'grade'>>;
  readonly affiliated: readonly AffiliatedCutOff[];
};

export type ListedGrades = ReadonlyMap<UniversityId, NewestGrades>;

const lists = () =>
  regionIds.map((region) => verifiedNewest(region, { newest: newestLists[region] }));

/** By university, of one degree, in the districts whose newest list is known. */
export function newestGradesOf(degree: string): ListedGrades {
  return new Map(
    lists().flatMap((newest) =>
      offersOf({ weights: null, cutOffs: {}, newest }, degree).flatMap(
        ({ university, cutOffs: [own], affiliated }) => {
          const id = universityOfCode[university];
          const cities = citiesIn(newest?.own[degree], university);
          const campuses = campusesOf(degree, university);
          return id ? [[id, { own, cities, campuses, affiliated }] as const] : [];
        },
      ),
    ),
  );
}

/** The grade at a campus that the list names, or the university's where it leaves campuses unnamed. */
export function newestAt(grades: NewestGrades | undefined, city: string): NewestGrades['own'] {
  if (!grades?.own) return undefined;
  const { own, cities, campuses } = grades;
  const there = [...campuses].flatMap(([each, grade]) => (city.includes(each) ? [grade] : []));
  if (there.length > 0)
    return {
      ...own,
      lowest: Math.min(...there.map(({ lowest }) => lowest)),
      grade: Math.max(...there.map(({ grade }) => grade)),
    };
  return cities.length === 0 || cities.some((each) => city.includes(each)) ? own : undefined;
}

/** Between which grades universities closed in the newest year of the lists; undefined where fewer than two are known of it. */
export function newestRangeOf(
  listed: ListedGrades,
): { readonly year: number; readonly lowest: number; readonly highest: number } | undefined {
  const known = [...listed.values()].flatMap(({ own }) => own ?? []);
  const year = Math.max(...known.map((grades) => grades.year));
  const newest = known.filter((grades) => grades.year === year);
  if (newest.length < 2) return undefined;
  return {
    year,
    lowest: Math.min(...newest.map(({ lowest }) => lowest)),
    highest: Math.max(...newest.map(({ grade }) => grade)),
  };
}

/** Of `ucm 9.564-10.714; urjc 8.564 Aranjuez+Móstoles`. */
function citiesIn(line: string | undefined, university: string): readonly string[] {
  const offer = line?.split('; ').find((each) => each.startsWith(`${university} `));
  const [, , ...cities] = offer?.split(' ') ?? [];
  return cities.length === 0 ? [] : cities.join(' ').split('+');
}

/** Of `urjc · Fuenlabrada · 8.56; urjc · Madrid · 8.111-9.115`. */
function campusesOf(degree: string, university: string): NewestGrades['campuses'] {
  const lines = campusGrades[degree]?.split('; ') ?? [];
  return new Map(
    lines.flatMap((line) => {
      const [id, city = '', range = ''] = line.split(' · ');
      const [lowest = NaN, grade = lowest] = range.split('-').map(Number);
      return id === university ? [[city, { lowest, grade }] as const] : [];
    }),
  );
}
