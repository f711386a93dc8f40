// Offers of degrees, gathered from the register, the table of places and the lowest grades by centre. Several centres of one
// university in one city are one offer: places added up, the lowest of their grades.
import type { UniversityId } from '#content/compiled/studies/universities.js';
import { degreeOfFirstName, degreeOfListedName } from '../degree-of-name.ts';
import { centreCities } from './centre-cities.ts';
import { cityOf } from './cities.ts';
import type { CutOffRow } from './cut-off-rows.ts';
import { ownCentres, type PlacesRow } from './own-centres.ts';
import type { RegisterRow } from './register.ts';
import { universityOfName } from './university-of-name.ts';

export type Offer = {
  readonly degree_id: string;
  readonly university: UniversityId;
  /** Empty: taught at a distance. */
  readonly city: string;
  /** Official codes of the degree there: of several names or plans more than one. */
  readonly codes: Set<string>;
  /** 0: none is told. */
  places: number;
  /** The lowest by the first year of the course. */
  readonly grades: Map<string, number>;
};

/** Its centres are all over Spain, and the register names one. */
const atDistance = 'nacional-de-educacion-a-distancia';

/** Of public universities their own centres alone. */
export function gatherOffers(
  register: readonly RegisterRow[],
  places: readonly PlacesRow[],
  cutOffs: readonly CutOffRow[],
): readonly Offer[] {
  const isOwn = ownCentres(places, cutOffs);
  const cityOfCentre = centreCities(register, places);
  const found = new Map<string, Offer>();

  function offerAt(degree_id: string, university: UniversityId, city: string): Offer {
    const key = [degree_id, university, city].join(' · ');
    const fresh = { codes: new Set<string>(), places: 0, grades: new Map<string, number>() };
    const offer = found.get(key) ?? { degree_id, university, city, ...fresh };
    found.set(key, offer);
    return offer;
  }

  /** The offer of a centre that teaches in several cities, where this is one of them. */
  function offerIn(degree_id: string, university: UniversityId, city: string): Offer {
    const inCity = [...found.values()].filter(
      (offer) =>
        offer.degree_id === degree_id &&
        offer.university === university &&
        offer.city.split(', ').includes(city),
    );
    const [only] = inCity.toSorted((a, b) => a.city.length - b.city.length);
    return only ?? offerAt(degree_id, university, city);
  }

  for (const row of register) {
    const university = universityOfName(row.university);
    const degree = degreeOfFirstName(row.degree, university);
    if (!degree || !university || (row.type === 'Pública' && !isOwn(row))) continue;
    const city = university === atDistance ? '' : cityOf(row.city);
    offerAt(degree, university, city).codes.add(row.degree_code);
  }
  for (const row of places) {
    const [degree, university] = namedIn(row);
    if (!degree || !university || row.centre_type !== 'Centro propio') continue;
    const offer = offerIn(degree, university, cityOf(row.city));
    offer.codes.add(row.degree_code);
    offer.places += Number(row.places) || 0;
  }
  /** The offers of a degree where none of the year's other centres with its code teaches: it alone may be there. */
  function leftFor(row: CutOffRow, offers: readonly (Offer | undefined)[]) {
    const beside = cutOffs.filter(
      (each) =>
        each.code === row.code &&
        each.university === row.university &&
        each.year === row.year &&
        isOwn(each),
    );
    const unknown = beside.filter((each) => cityOfCentre(each) === undefined);
    const cities = beside.flatMap((each) => cityOfCentre(each)?.split(', ') ?? []);
    if (new Set(unknown.map(({ centre }) => centre)).size !== 1) return [];
    return offers.filter((offer) => !offer?.city.split(', ').some((city) => cities.includes(city)));
  }
  const offered = Map.groupBy(found.values(), (offer) => `${offer.degree_id} ${offer.university}`);
  for (const row of cutOffs) {
    const [degree, university] = namedIn(row);
    if (!degree || !university || !isOwn(row)) continue;
    const [only, ...others] = offered.get(`${degree} ${university}`) ?? [];
    const all = others.length === 0 ? [only] : leftFor(row, [only, ...others]);
    const city = cityOfCentre(row) ?? (all.length === 1 ? all[0]?.city : undefined);
    // A centre that neither list names, of a university that teaches the degree in several cities.
    if (city === undefined) continue;
    const { grades, codes } = offerIn(degree, university, city);
    codes.add(row.code);
    const year = String(row.year);
    grades.set(year, Math.min(row.grade, grades.get(year) ?? Infinity));
  }
  return [...found.values()];
}

function namedIn(row: { readonly degree: string; readonly university: string }) {
  const university = universityOfName(row.university);
  return [degreeOfListedName(row.degree, university), university] as const;
}
