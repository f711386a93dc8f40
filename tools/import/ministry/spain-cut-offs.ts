// Lowest grades of the universities' own centres, one row a degree, university and year: of several centres or groups the lowest
// and the highest.
import { universityOfCode } from '#content/compiled/studies/universities.js';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { degreeOfName } from '../degree-of-name.ts';
import { byDegree } from '../degree-order.ts';
import { readCutOffs } from './cut-off-rows.ts';
import { ownCentres, readPlaces } from './own-centres.ts';
import { universityOfName } from './university-of-name.ts';

const codeOf = new Map(Object.entries(universityOfCode).map(([code, id]) => [id, code]));

/** First years of the courses that are told: older ones are too old to reckon with. */
const years = [2019, 2020, 2021];

export const spainCutOffs: Importer = {
  table: tables.spainCutOffs,
  files: ['cut-offs.csv', 'places.csv'],
  rowsOf([cutOffs = '', places = '']) {
    const lists = readCutOffs(cutOffs);
    const isOwn = ownCentres(readPlaces(places), lists);
    const told = lists.flatMap((row) => {
      const id = universityOfName(row.university);
      const degree_id = degreeOfName(row.degree, id);
      const university = (id && codeOf.get(id)) ?? '';
      const isTold = degree_id !== undefined && years.includes(row.year) && isOwn(row);
      return isTold
        ? [{ degree_id, university, year: row.year, code: row.code, grade: row.grade }]
        : [];
    });
    const offers = Map.groupBy(told, (row) => [row.degree_id, row.university, row.year].join(' '));
    return [...offers.values()]
      .flatMap((rows) => {
        const [first] = rows;
        const grades = rows.map(({ grade }) => grade);
        if (!first) return [];
        const { degree_id, university, year } = first;
        return {
          degree_id,
          university,
          year: String(year),
          codes: [...new Set(rows.map(({ code }) => code))].toSorted().join(' '),
          lowest: String(Math.min(...grades)),
          highest: String(Math.max(...grades)),
        };
      })
      .toSorted(
        (a, b) =>
          byDegree(a, b) ||
          (a.university < b.university ? -1 : a.university > b.university ? 1 : 0) ||
          Number(b.year) - Number(a.year),
      );
  },
  problemsOf: (rows) =>
    rows.flatMap(({ degree_id, university, lowest, highest }) => [
      ...(university ? [] : [`${degree_id}: una universidad no tiene sigla`]),
      ...(Number(lowest) >= 5 && Number(highest) <= 14 && Number(lowest) <= Number(highest)
        ? []
        : [`${degree_id} ${university}: no son notas: ${lowest} a ${highest}`]),
    ]),
};
