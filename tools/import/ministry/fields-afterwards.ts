// How it went for people with a degree, by field of study; the report names only fields above the mean.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { idOf } from '../names.ts';
import { problemsAfterwards } from './problems-afterwards.ts';

export const fieldsAfterwards: Importer = {
  table: tables.fieldsAfterwards,
  files: ['outcomes-by-field.csv'],
  rowsOf: ([text = '']) =>
    readTable(text, ['campo_de_estudio', 'graduates_2013_14', 'affiliated_pct_2015', '2018'])
      .filter((row) => row.campo_de_estudio !== 'Total')
      .map((row) => ({
        id: idOf(row.campo_de_estudio),
        name: row.campo_de_estudio,
        graduates: row.graduates_2013_14,
        affiliated_year1: row.affiliated_pct_2015,
        affiliated_year4: row['2018'],
      })),
  problemsOf: problemsAfterwards,
};
