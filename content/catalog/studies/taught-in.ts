// In which municipalities a degree is taught, by whom: the register and the newest lists of districts, joined. For pages that the
// build writes.
import { listedAffiliated } from '#content/compiled/studies/listed-affiliated.js';
import { newerOffers } from '#content/compiled/studies/newer-offers.js';
import { universities, type UniversityId } from '#content/compiled/studies/universities.js';
import { affiliatedOf } from './affiliated-of.ts';
import { newestGradesOf } from './newest-grades.ts';
import { offers } from './offers.ts';

export type TaughtIn = {
  /** Empty: at a distance. */
  readonly city: string;
  /** The name of the university; of a centre that is not its own, the centre's. */
  readonly by: string;
  /** `own`: a campus of a public university, at public prices; `other`: a private university or an affiliated centre. */
  readonly kind: 'own' | 'other';
  /** Only a list of its district has it, which is newer than the register. */
  readonly isNewer: boolean;
};

/** A degree that came after the register of 2020: `since` is its first course; announced, it may not have begun. */
export type NewerOffer = {
  readonly university: UniversityId;
  readonly city: string;
  readonly since: string;
  readonly isAnnounced: boolean;
  readonly source: string;
  readonly url: string;
};

export function newerOffersOf(degree: string): readonly NewerOffer[] {
  return newerOffers[degree] ?? [];
}

/** Each municipality and university once. */
export function taughtIn(degree: string): readonly TaughtIn[] {
  const all = [registered, opened, listed, affiliated].flatMap((places) => places(degree));
  return [
    ...new Map(all.toReversed().map((place) => [`${place.city} ${place.by}`, place])).values(),
  ].toReversed();
}

function registered(degree: string): readonly TaughtIn[] {
  return (offers[degree] ?? []).flatMap(({ university, city }) => {
    const { name, isPublic } = universities[university];
    const kind = isPublic ? 'own' : 'other';
    return city
      .split(', ')
      .map((each) => ({ city: each, by: name, kind, isNewer: false }) as const);
  });
}

function opened(degree: string): readonly TaughtIn[] {
  return newerOffersOf(degree).flatMap(({ university, city, isAnnounced }) => {
    const { name, isPublic } = universities[university];
    const kind = isPublic ? 'own' : 'other';
    return isAnnounced ? [] : [{ city, by: name, kind, isNewer: false } as const];
  });
}

/** Campuses that a newer list names; one that it leaves unnamed is none on a map. */
function listed(degree: string): readonly TaughtIn[] {
  return [...newestGradesOf(degree)].flatMap(([university, { own, cities }]) =>
    (own ? cities : []).map((city) => ({
      city,
      by: universities[university].name,
      kind: 'own' as const,
      isNewer: true,
    })),
  );
}

function affiliated(degree: string): readonly TaughtIn[] {
  const others = affiliatedOf(degree).map(({ city, centre }) => ({ city, centre }));
  const lines = listedAffiliated[degree]?.split('; ') ?? [];
  const newest = lines.map((line) => {
    const [, city = '', centre = ''] = line.split(' · ');
    return { city, centre };
  });
  return [...others, ...newest].flatMap(({ city, centre }) =>
    city
      .split(', ')
      .map((each) => ({ city: each, by: centre, kind: 'other', isNewer: false }) as const),
  );
}

/** How many degrees and universities of the register a city has. */
export const offersInCity: ReadonlyMap<string, number> = countCities();

function countCities(): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { city } of Object.values(offers).flat())
    for (const each of city.split(', ')) counted.set(each, (counted.get(each) ?? 0) + 1);
  return counted;
}
