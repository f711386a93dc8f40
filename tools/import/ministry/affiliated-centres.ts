// Centres that are affiliated to a public university without being part of it: the Ministry's table of places names the kind of
// each centre. They have entrances and often prices of their own, so that no figure of theirs is the university's.
import { tables } from '#tools/tables/tables.ts';
import { degreeOfName } from '../degree-of-name.ts';
import type { Importer } from '../importer.ts';
import { cityOf } from './cities.ts';
import { readPlaces, type PlacesRow } from './own-centres.ts';
import { universityOfName } from './university-of-name.ts';

export const affiliatedCentres: Importer = {
  table: tables.affiliatedCentres,
  files: ['places.csv'],
  rowsOf([text = '']) {
    const rows = readPlaces(text)
      .filter((row) => row.centre_type === 'Centro adscrito')
      .flatMap(rowOf);
    // Two groups of one centre stand as two rows; the last of them stays.
    const byKey = new Map(
      rows.map((row) => [[row.degree_id, row.university, row.centre, row.city].join(' · '), row]),
    );
    return [...byKey.values()];
  },
  problemsOf: (rows) =>
    rows.flatMap(({ degree_id, university, centre, city }) => [
      ...(university ? [] : [`${degree_id} ${centre}: no se conoce la universidad`]),
      ...(centre && city ? [] : [`${degree_id} ${university}: falta el centro o la ciudad`]),
    ]),
};

/** Their own lists are newer. */
const withOwnList = ['Madrid (Comunidad de)', 'Cataluña'];

/** None where the catalogue has no degree of that name. */
function rowOf(row: PlacesRow) {
  const university = universityOfName(row.university) ?? '';
  const degree_id = degreeOfName(row.degree, university);
  if (!degree_id || withOwnList.includes(row.region)) return [];
  const { centre, degree, degree_code } = row;
  return [{ degree_id, university, centre, city: cityOf(row.city), degree, degree_code }];
}
