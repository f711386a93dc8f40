// Where the degrees of the catalogue are taught: one row a degree, university and city, with places and lowest grades of public
// universities.
import { isUniversity } from '#content/catalog/studies/is-university.ts';
import { universities } from '#content/compiled/studies/universities.js';
import type { Row } from '#tools/tables/table.ts';
import { keyOf, offerYears, tables } from '#tools/tables/tables.ts';
import { byDegree } from '../degree-order.ts';
import type { Importer } from '../importer.ts';
import { readCutOffs } from './cut-off-rows.ts';
import { gatherOffers, type Offer } from './gather-offers.ts';
import { readPlaces } from './own-centres.ts';
import { readRegister } from './register.ts';
import { toldGrades } from './told-grades.ts';

export const offers: Importer = {
  table: tables.offers,
  files: ['register.csv', 'places.csv', 'cut-offs.csv', 'lowest-grades.csv'],
  rowsOf([register = '', places = '', cutOffs = '', lowest = ''], before) {
    const graded = readCutOffs(cutOffs);
    return gatherOffers(readRegister(register), readPlaces(places), graded)
      .toSorted(inOrder)
      .map(rowOf)
      .map(keepFigures(before, toldGrades(graded, lowest)));
  },
  problemsOf: (rows) =>
    rows.flatMap((row) => {
      const { degree_id, university = '', places_2020: places } = row;
      const name = `${degree_id} ${university}`;
      const grades = offerYears.flatMap((year) => row[year] || []);
      const isPublic = isUniversity(university) && universities[university].isPublic;
      return [
        ...(!isPublic && (places || grades.length > 0)
          ? [`${name}: a private university has places or grades`]
          : []),
        ...(!places || Number(places) > 0 ? [] : [`${name}: no places: ${places}`]),
        ...grades
          .filter((grade) => !(Number(grade) >= 5 && Number(grade) <= 14))
          .map((grade) => `${name}: no grade: ${grade}`),
      ];
    }),
};

function rowOf({ degree_id, university, city, places, grades }: Offer): Row {
  const years = offerYears.map((year) => [year, String(grades.get(year) ?? '')]);
  return {
    degree_id,
    university,
    city,
    places_2020: places > 0 ? String(places) : '',
    ...Object.fromEntries(years),
  };
}

/**
 * Places that no file has in that city, and a grade that no file places any more, of a centre that changed its name, stay: a grade
 * where one of them tells it of the degree and the university.
 */
function keepFigures(before: readonly Row[], isTold: ReturnType<typeof toldGrades>) {
  const known = new Map(before.map((row) => [keyOf(row, tables.offers), row]));
  return (row: Row): Row => {
    const was = known.get(keyOf(row, tables.offers));
    const { degree_id = '', university = '' } = row;
    const kept = offerYears.flatMap((year) => {
      const grade = was?.[year] ?? '';
      const stays = !row[year] && grade !== '' && isTold({ degree_id, university, year, grade });
      return stays ? [[year, grade]] : [];
    });
    const places_2020 = row['places_2020'] || (was?.['places_2020'] ?? '');
    return { ...row, places_2020, ...Object.fromEntries(kept) };
  };
}

const inSpanish = new Intl.Collator('es');

/** Public universities first, then by city, then by the name of the university. */
function inOrder(a: Offer, b: Offer): number {
  const [one, other] = [universities[a.university], universities[b.university]];
  return (
    byDegree(a, b) ||
    Number(other.isPublic) - Number(one.isPublic) ||
    inSpanish.compare(a.city, b.city) ||
    (one.name < other.name ? -1 : 1)
  );
}
