// Which centres are a university's own: the Ministry's table of places of 2020-21 names the kind of each.
import { readTable, type Row } from '#tools/tables/table.ts';
import { lettersOf, withoutSecondName } from '../names.ts';

export type Centre = {
  readonly university: string;
  readonly centre: string;
  readonly degree: string;
};

const columns = [
  'region',
  'university',
  'city',
  'centre',
  'centre_type',
  'degree_code',
  'degree',
  'places',
] as const;

export type PlacesRow = Row<(typeof columns)[number]>;

export function readPlaces(text: string): readonly PlacesRow[] {
  return readTable(text, columns);
}

/**
 * Whether a centre is the university's own. Of one that the table does not name its own name decides: a faculty or a technical or
 * polytechnic school is; what does not say so is left out.
 */
export function ownCentres(places: readonly PlacesRow[]): (centre: Centre) => boolean {
  const kinds = new Map<string, Set<string>>();
  const add = (key: string, kind: string) =>
    kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
  for (const row of places) {
    add(keyOfCentre(row), row.centre_type);
    add(`${keyOfCentre(row)} ${lettersOf(row.degree)}`, row.centre_type);
  }
  return (centre) => {
    const key = keyOfCentre(centre);
    const ofName = kinds.get(key);
    // Two centres may have one name, each with its own degrees.
    const found =
      ofName && ofName.size > 1
        ? (kinds.get(`${key} ${lettersOf(centre.degree)}`) ?? ofName)
        : ofName;
    if (found) return found.has('Centro propio');
    return /^(Facultad|Escuela (Técnica|Politécnica))\b/.test(centre.centre.trim());
  };
}

/** A university and its centre, however they are spelt. */
export function keyOfCentre({ university, centre }: Omit<Centre, 'degree'>): string {
  return `${lettersOf(withoutSecondName(university))} ${lettersOf(centre)}`;
}
