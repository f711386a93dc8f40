// Lowest grades of a district that has no table of its own, as a person writes them from its list: `--district galicia`, or a column
// that says so. One table holds them all; a file replaces the rows of the districts that it names, and leaves the others.
import { resolve } from 'node:path';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { readTable, type Row } from '#tools/tables/table.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { degreeOfName } from '../degree-of-name.ts';
import type { Importer } from '../importer.ts';
import { unjudgedNames } from '../judged-names.ts';
import { lettersOf } from '../names.ts';
import { cutOffDoubts, cutOffProblems, editionColumns, gradeCell, named } from './cut-offs.ts';

/** What a file has to say of each row; `kind`, `centre`, `group` and `call` may be absent where all are the university's own. */
const given = 'university city degree academic_year round grade source url mark checked'.split(' ');
const owned: readonly string[] = ['madrid', 'catalonia'];
const root = resolve(import.meta.dirname, '../../..');

/** `district`: of every row of the file; without it each row says its own. */
export function otherCutOffs(district?: RegionId): Importer {
  return {
    table: tables.otherCutOffs,
    files: ['cut-offs.csv'],
    readsOwnForm: true,
    rowsOf([text = ''], before) {
      const found = readTable(text, district ? given : ['district', ...given]);
      const rows = found.map((row) => rowOf(row, district ?? row['district'] ?? ''));
      const brought = new Set(rows.map((row) => row['district']));
      const kept = before.filter((row) => !brought.has(row['district']));
      return [...kept, ...rows].toSorted(byDistrict);
    },
    problemsOf: (rows) =>
      [...Map.groupBy(rows, (row) => row['district'] ?? '')].flatMap(([id, those]) =>
        problemsOf(id, those),
      ),
    doubtsOf: (rows, before) => cutOffDoubts(rows, before, tables.otherCutOffs),
    noticesOf: (rows) => unjudgedNames(rows.map(named), 'spain'),
    edition: [...editionColumns, 'checked'],
  };
}

function rowOf(row: Row, district: string): Row {
  const grade = gradeCell(row['grade'] ?? '');
  const centre = row['centre'] ?? '';
  return {
    ...row,
    district,
    university: codeOf(row['university'] ?? '', district),
    kind: row['kind'] || (centre === '' ? 'own' : 'affiliated'),
    centre,
    degree_id: row['degree_id'] || (degreeOfName(row['degree'] ?? '') ?? ''),
    grade,
    free_places: grade === '' ? '' : Number(grade) === 5 ? 'yes' : 'no',
    group: row['group'] || 'general',
    call: row['call'] || 'ordinary',
  };
}

/** By its short name, our id, or a name that it is registered or known by; as it was written where it is none of the district's. */
function codeOf(name: string, district: string): string {
  const here = rowsIn(root, tables.universities).filter(
    ({ region, code }) => region === district && code !== '',
  );
  const letters = lettersOf(name);
  const found = here.find((row) =>
    [row.code, row.id, row.name, row.register_name, row.name_in_admission].some(
      (each) => each !== '' && lettersOf(each) === letters,
    ),
  );
  return found?.code ?? name;
}

function problemsOf(district: string, rows: readonly Row[]): readonly string[] {
  if (owned.includes(district)) return [`${district}: tiene su propia tabla, ${district}-cutoffs`];
  if (!regionIds.some((id) => id === district))
    return [`${district}: ningún distrito se llama así`];
  const universities = rowsIn(root, tables.universities);
  const codes = universities.filter(({ region }) => region === district).map(({ code }) => code);
  const nameOf = (row: Row) => `${row['university']} ${row['city']}`;
  const ofList = { universities: codes, code: /\S/, codeOf: nameOf, group: 'general' };
  return [
    ...cutOffProblems(rows, ofList),
    ...rows.flatMap((row) => [
      ...(row['city'] ? [] : [`${nameOf(row)}: no dice la ciudad`]),
      ...(/^20\d\d-\d\d-\d\d$/.test(row['checked'] ?? '')
        ? []
        : [`${nameOf(row)}: no dice qué día se leyó`]),
      ...(URL.canParse(row['url'] ?? '')
        ? []
        : [`${nameOf(row)}: no dice la dirección del documento`]),
    ]),
  ];
}

function byDistrict(one: Row, other: Row): number {
  return (one['district'] ?? '') < (other['district'] ?? '')
    ? -1
    : one['district'] === other['district']
      ? 0
      : 1;
}
