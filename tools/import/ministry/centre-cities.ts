// In which cities a centre teaches, by the register and by the table of places, which may differ.
import { lettersOf, withoutSecondName } from '../names.ts';
import { cityOf } from './cities.ts';
import { keyOfCentre, type Centre, type PlacesRow } from './own-centres.ts';
import type { RegisterRow } from './register.ts';

/** The cell of cities of a centre: that of the degree before that of most degrees, the register's before that of places. */
export function centreCities(
  register: readonly RegisterRow[],
  places: readonly PlacesRow[],
): (centre: Centre) => string | undefined {
  const counted = [register, places].map((rows) => countCities(rows));
  return (centre) => {
    const [ofDegree, ofCentre] = [keyOfOffer(centre), keyOfCentre(centre)];
    const found = [ofDegree, ofCentre].flatMap((key) => counted.map((cities) => cities.get(key)));
    return mostFrequent(found.find((cities) => cities !== undefined));
  };
}

type Count = Map<string, number>;

function countCities(rows: readonly (Centre & { readonly city: string })[]): Map<string, Count> {
  const counted = new Map<string, Count>();
  for (const row of rows) {
    for (const key of [keyOfCentre(row), keyOfOffer(row)]) {
      const cities: Count = counted.get(key) ?? new Map();
      const city = cityOf(row.city);
      counted.set(key, cities.set(city, (cities.get(city) ?? 0) + 1));
    }
  }
  return counted;
}

/** Of several the one that stands first. */
function mostFrequent(cities: Count | undefined): string | undefined {
  const [first] = [...(cities ?? [])].toSorted(([, a], [, b]) => b - a);
  return first?.[0];
}

function keyOfOffer(centre: Centre): string {
  return `${keyOfCentre(centre)} · ${lettersOf(withoutSecondName(centre.degree))}`;
}
