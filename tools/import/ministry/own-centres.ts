// Which centres are a university's own: the Ministry's table of places of 2020-21 names the kind of each.
import { readTable, type Row } from '#tools/tables/table.ts';
import { lettersOf, withoutSecondName } from '../names.ts';

export type Centre = {
  readonly university: string;
  readonly centre: string;
  readonly degree: string;
  /** Official, of the degree at this university, and the first year of the course, where a list says them. */
  readonly code?: string;
  readonly year?: number;
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
 * Whether a centre is the university's own. One that the table does not name may have changed its name: where it alone taught
 * the code of a degree in that year of the lists, it is what the centres with that code are now. Then its own name decides: a
 * faculty or a technical or polytechnic school is own; what does not say so is left out.
 */
export function ownCentres(
  places: readonly PlacesRow[],
  lists: readonly Centre[] = [],
): (centre: Centre) => boolean {
  const kinds = new Map<string, Set<string>>();
  const add = (key: string, kind: string) =>
    kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
  for (const row of places) {
    add(keyOfCentre(row), row.centre_type);
    add(`${keyOfCentre(row)} ${lettersOf(row.degree)}`, row.centre_type);
    add(keyOfCode(row.university, row.degree_code), row.centre_type);
  }
  const teaching = new Map<string, Set<string>>();
  for (const row of lists) {
    const key = keyOfYear(row);
    teaching.set(key, (teaching.get(key) ?? new Set()).add(lettersOf(row.centre)));
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
    const ofCode = kinds.get(keyOfCode(centre.university, centre.code ?? ''));
    const isAlone = (teaching.get(keyOfYear(centre))?.size ?? 0) === 1;
    if (isAlone && ofCode?.size === 1) return ofCode.has('Centro propio');
    return /^(Facultad|Escuela (Técnica|Politécnica))\b/.test(centre.centre.trim());
  };
}

function keyOfCode(university: string, code: string): string {
  return `${lettersOf(withoutSecondName(university))} code ${code}`;
}

function keyOfYear({ university, code = '', year }: Centre): string {
  return `${keyOfCode(university, code)} ${year}`;
}

/** A university and its centre, however they are spelt. */
export function keyOfCentre({ university, centre }: Omit<Centre, 'degree'>): string {
  return `${lettersOf(withoutSecondName(university))} ${lettersOf(centre)}`;
}
