// Occupations of O*NET: interests, work values and level of preparation, one row a code, of three of its files.
import { readTable, type Row } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { isCode } from './code.ts';

const letters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
const valueNames = {
  achievement: 'Achievement',
  independence: 'Independence',
  recognition: 'Recognition',
  relationships: 'Relationships',
  support: 'Support',
  conditions: 'Working Conditions',
} as const;

export const occupations: Importer = {
  table: tables.occupations,
  files: ['interests.csv', 'job-zones.csv', 'work-values.csv'],
  rowsOf([interests = '', zones = '', values = '']) {
    const zoneOf = byCode(readTable(zones, ['O*NET-SOC Code', 'Date']), 'O*NET-SOC Code');
    const valuesOf = byCode(
      readTable(values, ['onet_soc', ...Object.values(valueNames)]),
      'onet_soc',
    );
    return readTable(interests, ['onet_soc', 'title', ...letters, 'job_zone_29.3', 'date']).map(
      (row) => {
        const code = row.onet_soc;
        return {
          ...row,
          code,
          interests_dated: monthOf(row.date),
          job_zone: row['job_zone_29.3'],
          job_zone_dated: monthOf(zoneOf.get(code)?.['Date']),
          ...Object.fromEntries(
            Object.entries(valueNames).map(([name, theirs]) => [
              name,
              valuesOf.get(code)?.[theirs] ?? '',
            ]),
          ),
        };
      },
    );
  },
  problemsOf: (rows) =>
    rows.flatMap((row) => {
      const { code = '' } = row;
      const figures = letters.map((letter) => Number(row[letter]));
      return [
        isCode(code) ? [] : `${code}: no es un código`,
        figures.every((figure) => figure >= 1 && figure <= 7)
          ? []
          : `${code}: un interés no está entre 1 y 7`,
        /^\d{4}-\d{2}$/.test(row['interests_dated'] ?? '')
          ? []
          : `${code}: sus intereses no tienen fecha`,
      ].flat();
    }),
};

function byCode(rows: readonly Row[], column: string): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row[column] ?? '', row]));
}

/** `08/2023` is `2023-08`. */
function monthOf(date = ''): string {
  const [month, year] = date.split('/');
  return year ? `${year}-${month}` : '';
}
