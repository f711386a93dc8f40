// What people who had finished a vocational title paid contributions for in the fourth year: mean yearly base in euros. The table
// counts some titles together; which group a title is counted in is found by its name, or kept from our table.
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import { readTable, type Row } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { lettersOf } from '../names.ts';

/** Minimum wage of 2024 for a full day, in euros a year: the table is of full days, so that a row below it cannot be right. */
const minimumWage = 15_876;

const levels: Readonly<Record<string, string>> = {
  'grado medio': 'intermediate',
  'grado superior': 'higher',
};

export const titlesAfterwards: Importer = {
  table: tables.titlesAfterwards,
  files: ['contribution-bases.csv'],
  rowsOf([text = ''], before) {
    const given = readTable(text, [
      'level',
      'cycle_or_group',
      '2019-20_year4_q20',
      '2019-20_year4_mean',
    ]).map((row) => ({
      level: levels[row.level] ?? '',
      group: row.cycle_or_group,
      lowest_fifth_year4: row['2019-20_year4_q20'],
      base_year4: row['2019-20_year4_mean'],
    }));
    const groupBefore = new Map(before.map((row) => [row['title_id'], row['group']]));
    return vocationalTitles.flatMap((title) => {
      const found = given.find(
        ({ level, group }) =>
          level === title.grade &&
          (group === groupBefore.get(title.id) || partsOf(group).includes(lettersOf(title.name))),
      );
      return found && canBeRight(found, given) ? [{ title_id: title.id, ...found }] : [];
    });
  },
  problemsOf(rows) {
    const groups = new Map(rows.map((row) => [row['group'] ?? '', row['base_year4'] ?? '']));
    const bases = [...groups.values()];
    return [
      ...rows
        .filter(({ base_year4: base }) => !(Number(base) > minimumWage && Number(base) < 45_000))
        .map(({ title_id, base_year4: base }) => `${title_id}: no es una base de un año: ${base}`),
      ...[...groups]
        .filter(([, base]) => bases.indexOf(base) !== bases.lastIndexOf(base))
        .map(([group]) => `${group}: tiene la base de otro grupo`),
    ];
  },
};

/** `Peluquería y cosmética capilar - Caracterización (LOGSE)` counts two titles. */
function partsOf(group: string): readonly string[] {
  return group.split(' - ').map((part) => lettersOf(part.replaceAll(/\([^)]*\)/g, '')));
}

/** A row that repeats the figures of one below it was copied there; the lower one is its own (docs/decisions/096). */
function canBeRight(row: Row, rows: readonly Row[]): boolean {
  const twins = rows.filter((other) => other['base_year4'] === row['base_year4']);
  return Number(row['lowest_fifth_year4']) >= minimumWage && twins.at(-1) === row;
}
