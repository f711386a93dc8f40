// What tables say of records and of other tables: names that exist.
import type { Row } from '#tools/tables/table.ts';
import { keyOf, tables as described, type TableName, type Tables } from '#tools/tables/tables.ts';
import type { Records } from '../kinds.ts';

/** One line a mistake, in the form of `told`. */
export function mistakesOfTables(records: Records, tables: Tables): readonly string[] {
  const degrees = new Set(records.degrees.keys());
  const ids = new Set(tables.universities.map(({ id }) => id));
  const codes = new Set(tables.universities.map(({ code }) => code));
  const elements = new Set(tables.elements.map(({ element }) => element));
  const mistakes: string[] = [];

  /** An empty cell names nothing. */
  function check(name: TableName, column: string, known: ReadonlySet<string>, thing: string) {
    const rows: readonly Row[] = tables[name];
    for (const row of rows) {
      const cell = row[column] ?? '';
      if (cell === '' || known.has(cell)) continue;
      const { path } = described[name];
      mistakes.push(`${path} ${keyOf(row, described[name])}: no ${thing} is called ${cell}`);
    }
  }

  const ofDegrees: readonly TableName[] = [
    'degreeFields',
    'offers',
    'offersSince2020',
    'affiliatedCentres',
    'spainCutOffs',
    'madridCutOffs',
    'cataloniaCutOffs',
    'otherCutOffs',
    'madridWeights',
    'andalusiaWeights',
    'judgedNames',
  ];
  for (const name of ofDegrees) check(name, 'degree_id', degrees, 'degree');
  for (const name of ['offers', 'offersSince2020', 'affiliatedCentres'] as const)
    check(name, 'university', ids, 'university');
  for (const name of [
    'spainCutOffs',
    'madridCutOffs',
    'cataloniaCutOffs',
    'otherCutOffs',
    'madridWeights',
  ] as const)
    check(name, 'university', codes, 'university');
  check('titlesAfterwards', 'title_id', new Set(records.titles.keys()), 'vocational title');
  const cities = new Set(tables.municipalities.map(({ city }) => city));
  check('offersSince2020', 'city', cities, 'municipality');
  check('demands', 'element', elements, 'element');
  return mistakes;
}
