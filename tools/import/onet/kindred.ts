// Which occupations O*NET calls related, nearest first: its two nearer tiers, Primary-Short and Primary-Long.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { isCode } from './code.ts';

export const kindred: Importer = {
  table: tables.kindred,
  files: ['related-occupations.tsv'],
  rowsOf: ([text = '']) =>
    readTable(text, ['onet', 'index', 'tier', 'related_onet'])
      .filter(({ tier }) => tier.startsWith('Primary'))
      .map((row) => ({ code: row.onet, rank: row.index, kindred: row.related_onet })),
  problemsOf: (rows) =>
    rows.flatMap(({ code = '', kindred = '' }) => [
      ...[code, kindred].filter((each) => !isCode(each)).map((each) => `${each}: no es un código`),
      ...(code === kindred ? [`${code}: figura como pariente de sí misma`] : []),
    ]),
};
