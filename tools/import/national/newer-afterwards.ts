// How it went for people who finished a degree in 2017-18 and 2018-19, four years on: the Ministry's figures, as the press has them.
// Only shares in Social Security and mean bases of which the file is sure; which area or field a row is of is ours, and kept from
// the table. A row without it (public and private universities, which say nothing of a study) is left out.
import { readTable, type Row } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';

const columns = [
  'scope',
  'indicator',
  'value',
  'unit',
  'cohort',
  'measured',
  'source',
  'url',
  'mark',
] as const;

const affiliated = 'affiliated at year 4';
const base = 'mean contribution base';

export const newerAfterwards: Importer = {
  table: tables.newerAfterwards,
  files: ['outcomes-of-cohorts.csv'],
  rowsOf([text = ''], before) {
    const ours = new Map(before.map((row) => [row['scope'], row['ours']]));
    const rows = spelledOut(readTable(text, columns)).filter(({ scope }) => ours.get(scope));
    const byScope = Map.groupBy(rows, ({ scope }) => scope);
    return [...byScope].flatMap(([scope, all]) => {
      const cohort = all.map((row) => row.cohort).reduce((a, b) => (a > b ? a : b));
      // Of two cohorts the later one that has a share.
      const shares = all.filter(({ indicator }) => indicator === affiliated);
      const share = shares.find((row) => row.cohort === cohort) ?? shares[0];
      if (!share) return [];
      const pay = all.find(
        (row) => row.indicator === base && row.cohort === share.cohort && row.unit === 'EUR/year',
      );
      const { measured, source, url, mark } = share;
      return [
        {
          scope,
          ours: ours.get(scope) ?? '',
          cohort: share.cohort,
          measured,
          affiliated_year4: share.value,
          base_year4: pay?.value ?? '',
          source,
          url,
          mark,
        },
      ];
    });
  },
  problemsOf: (rows) =>
    rows.flatMap((row) => [
      ...(between(row['affiliated_year4'], 30, 100)
        ? []
        : [`${row['scope']}: no es un porcentaje: ${row['affiliated_year4']}`]),
      ...(row['base_year4'] === '' || between(row['base_year4'], 12_000, 90_000)
        ? []
        : [`${row['scope']}: no es una base de un año: ${row['base_year4']}`]),
      ...(row['url']?.startsWith('https://') === true
        ? []
        : [`${row['scope']}: falta la dirección`]),
    ]),
};

/** The file says "same" of what rests on the row above, with a remark behind it now and then. */
function spelledOut(rows: readonly Row<(typeof columns)[number]>[]) {
  let [source, url] = ['', ''];
  return rows.map((row) => {
    if (!/^same\b/.test(row.source)) source = row.source;
    if (row.url !== 'same') url = row.url;
    return { ...row, source, url };
  });
}

function between(written: string | undefined, least: number, most: number): boolean {
  const value = Number(written);
  return value >= least && value <= most;
}
