// Occupations of O*NET: interests, work values and level of preparation, one row a code, of three of its files.
import { occupationColumns } from './occupations.ts';
import { readTable, type Row } from './table.ts';

const letters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
const valueNames = {
  achievement: 'Achievement',
  independence: 'Independence',
  recognition: 'Recognition',
  relationships: 'Relationships',
  support: 'Support',
  conditions: 'Working Conditions',
} as const;

/** Its files: interests of February 2026, job zones and work values of version 29.3. */
export const occupationTable = {
  table: 'data/onet/occupations.csv',
  columns: [...occupationColumns],
  key: 'code',
  files: 'interests.csv job-zones.csv work-values.csv',
  rowsOf([interests = '', zones = '', values = '']: readonly string[]): readonly Row[] {
    const zoneOf = byCode(readTable(zones, ['O*NET-SOC Code', 'Date']), 'O*NET-SOC Code');
    const valuesOf = byCode(
      readTable(values, ['onet_soc', ...Object.values(valueNames)]),
      'onet_soc',
    );
    return readTable(interests, ['onet_soc', 'title', ...letters, 'job_zone_29.3', 'date']).map(
      (row) => {
        const code = row['onet_soc'] ?? '';
        return {
          ...row,
          code,
          interests_dated: monthOf(row['date']),
          job_zone: row['job_zone_29.3'] ?? '',
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
  problemsOf(rows: readonly Row[]): string[] {
    const codes = rows.map((row) => row['code'] ?? '');
    return rows.flatMap((row, at) => {
      const { code = '' } = row;
      const figures = letters.map((letter) => Number(row[letter]));
      return [
        /^\d{2}-\d{4}\.\d{2}$/.test(code) ? [] : `${code}: is no code`,
        codes.indexOf(code) === at ? [] : `${code}: stands twice`,
        figures.every((figure) => figure >= 1 && figure <= 7)
          ? []
          : `${code}: an interest is not from 1 to 7`,
        /^\d{4}-\d{2}$/.test(row['interests_dated'] ?? '')
          ? []
          : `${code}: its interests have no date`,
      ].flat();
    });
  },
};

function byCode(rows: readonly Row[], column: string): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row[column] ?? '', row]));
}

/** `08/2023` is `2023-08`. */
function monthOf(date = ''): string {
  const [month, year] = date.split('/');
  return year ? `${year}-${month}` : '';
}
