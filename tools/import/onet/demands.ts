// The six skills and the six areas of knowledge that weigh most in an occupation, by the importance that people who work in it
// gave them.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { isCode } from './code.ts';

export const demands: Importer = {
  table: tables.demands,
  files: ['skills-knowledge.tsv'],
  rowsOf: ([text = '']) =>
    readTable(text, ['onet', 'domain', 'rank', 'element_id', 'importance_1_5'])
      .filter(({ domain }) => domain === 'skill' || domain === 'knowledge')
      .map((row) => ({
        code: row.onet,
        kind: row.domain,
        rank: row.rank,
        element: row.element_id,
        importance: row.importance_1_5,
      })),
  problemsOf(rows) {
    const byList = Map.groupBy(rows, ({ code, kind }) => `${code} ${kind}`);
    return [
      ...rows.flatMap(({ code = '', importance }) => [
        ...(isCode(code) ? [] : [`${code}: no es un código`]),
        ...(Number(importance) >= 1 && Number(importance) <= 5
          ? []
          : [`${code}: una importancia no está entre 1 y 5`]),
      ]),
      ...[...byList].flatMap(([name, list]) => {
        const importances = list
          .toSorted((a, b) => Number(a['rank']) - Number(b['rank']))
          .map(({ importance }) => Number(importance));
        const falls = importances.every((each, at) => each <= (importances[at - 1] ?? 5));
        return [
          ...(list.length === 6 ? [] : [`${name}: son ${list.length} en vez de seis`]),
          ...(falls ? [] : [`${name}: el orden y la importancia no concuerdan`]),
        ];
      }),
    ];
  },
};
