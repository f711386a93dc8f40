// Where the degrees of the catalogue are taught: one row a degree, university and city, with places and lowest grades of public
// universities. A grade of a centre that no list places in a city, or does not call the university's own, is not told.
import { isUniversity } from '#content/catalog/studies/is-university.ts';
import { universities } from '#content/compiled/studies/universities.js';
import type { Row } from '#tools/tables/table.ts';
import { offerYears } from '#tools/tables/columns.ts';
import { tables } from '#tools/tables/tables.ts';
import { byDegree } from '../degree-order.ts';
import type { Importer } from '../importer.ts';
import { readCutOffs } from './cut-off-rows.ts';
import { gatherOffers, type Offer } from './gather-offers.ts';
import { readPlaces } from './own-centres.ts';
import { readRegister } from './register.ts';
import { unjudgedOfMinistry } from './unjudged-of-ministry.ts';

export const offers: Importer = {
  table: tables.offers,
  files: ['register.csv', 'places.csv', 'cut-offs.csv'],
  rowsOf: ([register = '', places = '', cutOffs = '']) =>
    gatherOffers(readRegister(register), readPlaces(places), readCutOffs(cutOffs))
      .toSorted(inOrder)
      .map(rowOf),
  problemsOf: (rows) =>
    rows.flatMap((row) => {
      const { degree_id, university = '', places_2020: places } = row;
      const name = `${degree_id} ${university}`;
      const grades = offerYears.flatMap((year) => row[year] || []);
      const isPublic = isUniversity(university) && universities[university].isPublic;
      return [
        ...(!isPublic && (places || grades.length > 0)
          ? [`${name}: una universidad privada tiene plazas o notas`]
          : []),
        ...(!places || Number(places) > 0 ? [] : [`${name}: no son plazas: ${places}`]),
        ...grades
          .filter((grade) => !(Number(grade) >= 5 && Number(grade) <= 14))
          .map((grade) => `${name}: no es una nota: ${grade}`),
      ];
    }),
  noticesOf: (_, texts) => unjudgedOfMinistry(texts),
};

function rowOf({ degree_id, university, city, codes, places, grades }: Offer): Row {
  const years = offerYears.map((year) => [year, String(grades.get(year) ?? '')]);
  return {
    degree_id,
    university,
    city,
    codes: [...codes].toSorted().join(' '),
    places_2020: places > 0 ? String(places) : '',
    ...Object.fromEntries(years),
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
