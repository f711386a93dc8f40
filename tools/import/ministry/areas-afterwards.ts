// How it went for people with a degree, by area of study. Ids, and the codes of fields that belong to an area, are ours, and kept
// from the table.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { problemsAfterwards } from './problems-afterwards.ts';

export const areasAfterwards: Importer = {
  table: tables.areasAfterwards,
  files: ['outcomes-by-area.csv'],
  rowsOf([text = ''], before) {
    const known = new Map(before.map((row) => [row['name'], row]));
    return readTable(text, [
      'ambito',
      'graduates_2013_14',
      'affiliated_pct_year1_2015',
      'affiliated_pct_year4_2018',
      'base_eur_year1_2015',
      'base_eur_year4_2018',
    ]).map((row) => ({
      id: known.get(row.ambito)?.['id'] ?? '',
      name: row.ambito,
      field_codes: known.get(row.ambito)?.['field_codes'] ?? '',
      graduates: row.graduates_2013_14,
      affiliated_year1: row.affiliated_pct_year1_2015,
      affiliated_year4: row.affiliated_pct_year4_2018,
      base_year1: row.base_eur_year1_2015,
      base_year4: row.base_eur_year4_2018,
    }));
  },
  problemsOf: (rows) => [
    ...problemsAfterwards(rows),
    ...rows
      .filter((row) => !(Number(row['base_year4']) > Number(row['base_year1'])))
      .map(({ name }) => `${name}: la base del cuarto año no supera la del primero`),
    ...sumProblems(rows.map((row) => Number(row['graduates']))),
  ],
};

/** The first row counts all graduates; areas of few people are left out, a hundredth of all at the most. */
function sumProblems([all = 0, ...areas]: readonly number[]): string[] {
  const counted = areas.reduce((sum, graduates) => sum + graduates, 0);
  const share = counted / all;
  return share > 0.99 && share <= 1 ? [] : [`las áreas suman ${counted} de ${all} personas`];
}
