// Lowest grades of the Madrid district, one row for each official code. The file's own column says whether the university
// teaches the degree itself or a centre affiliated to it does, which has its own entrance and its own prices.
import { degreeOfName } from './degree-of-name.ts';
import type { Importer } from './importer.ts';
import { readTable, type Row } from './table.ts';

const given = (
  'offer_id district academic_year official_code university_id university centre_kind affiliated_centre campus_in_name ' +
  'branch degree group call grade free_places source url mark'
).split(' ');

const kept = (
  'code university kind centre campus branch degree degree_id ' +
  'academic_year group call grade free_places source url mark'
).split(' ');

const universities = ['uah', 'uam', 'uc3m', 'ucm', 'upm', 'urjc'];
/** Of 10,261 pairs of years one in ten moved by more than 1.5: a code that moved so far is read again by eye. */
const impossibleJump = 4;

export const madridCutOffs: Importer = {
  table: 'data/madrid-cut-offs-2025-26.csv',
  module: 'content/admission/cut-offs/madrid-2025.ts',
  columns: kept,
  key: 'code',
  rowsOf: (text) => readTable(text, given).map(rowOf),
  problemsOf,
  moduleOf,
};

function rowOf(row: Row): Row {
  return {
    ...row,
    code: row['official_code'] ?? '',
    university: row['university_id'] ?? '',
    kind: row['centre_kind'] ?? '',
    centre: row['affiliated_centre'] ?? '',
    campus: row['campus_in_name'] ?? '',
    degree_id: row['branch'] === 'Dobles Grados' ? '' : (degreeOfName(row['degree'] ?? '') ?? ''),
  };
}

/** What cannot be true of the new rows, the old ones beside them. */
function problemsOf(rows: readonly Row[], before: readonly Row[]): string[] {
  const old = new Map(before.map((row) => [row['code'], Number(row['grade'])]));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const { code = '', grade = '' } = row;
    const value = Number(grade);
    const was = old.get(code);
    const found = [
      /^\d{4}$/.test(code) ? '' : 'the code has not four digits',
      seen.has(code) ? 'the code stands twice' : '',
      universities.includes(row['university'] ?? '') ? '' : 'the university is none of the six',
      ['own', 'affiliated'].includes(row['kind'] ?? '') ? '' : 'the kind of the centre is unknown',
      (row['kind'] === 'affiliated') === (row['centre'] !== '') ? '' : 'kind and centre disagree',
      row['degree'] ? '' : 'the degree has no name',
      row['group'] === '1' && row['call'] === 'ordinary' ? '' : 'another group or call',
      /^\d{1,2}\.\d{3}$/.test(grade) && value >= 5 && value <= 14 ? '' : `no grade: ${grade}`,
      (row['free_places'] === 'yes') === (value === 5) ? '' : 'free places and grade disagree',
      was === undefined || Math.abs(value - was) <= impossibleJump ? '' : `${was} → ${value}`,
    ].filter((problem) => problem !== '');
    seen.add(code);
    return found.map((problem) => `${code} ${row['degree']}: ${problem}`);
  });
}

function moduleOf(rows: readonly Row[]): string {
  const placed = rows.filter((row) => row['degree_id'] !== '');
  const byDegree = (kind: string) =>
    [
      ...Map.groupBy(
        placed.filter((row) => row['kind'] === kind),
        (row) => row['degree_id'] ?? '',
      ),
    ].toSorted(([a], [b]) => a.localeCompare(b));
  const own = byDegree('own').map(([id, those]) => {
    const at = [...Map.groupBy(those, (row) => row['university'] ?? '')].toSorted(byName);
    return [
      id,
      at
        .map(([university, rows]) => [university, rangeOf(rows), ...citiesOf(rows)].join(' '))
        .join('; '),
    ];
  });
  const affiliated = byDegree('affiliated').map(([id, those]) => {
    const at = [...Map.groupBy(those, (row) => `${row['university']} ${row['centre']}`)];
    return [
      id,
      at
        .toSorted(byName)
        .map(([name, grades]) => `${name} ${rangeOf(grades)}`)
        .join('; '),
    ];
  });
  return [
    '/** `ucm 9.564-10.714; urjc 8.564 Aranjuez`: university, lowest and highest of its campuses and groups, cities where all name one. */',
    `export const ownCutOffs: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(own))};`,
    '/** `ucm CES Cardenal Cisneros 5`: university, name of the centre affiliated to it, grades. */',
    `export const affiliatedCutOffs: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(affiliated))};`,
  ].join('\n');
}

const cityOfCampus: Readonly<Record<string, string>> = {
  Alcorcón: 'Alcorcón',
  Aranjuez: 'Aranjuez',
  Colmenarejo: 'Colmenarejo',
  Fuenlabrada: 'Fuenlabrada',
  Guadalajara: 'Guadalajara',
  Madrid: 'Madrid',
  'Madrid-Quintana': 'Madrid',
  Móstoles: 'Móstoles',
  Vicálvaro: 'Madrid',
};

/** Nothing where a row names no campus: then it may be any of the university's. */
function citiesOf(rows: readonly Row[]): string[] {
  const cities = rows.map((row) => cityOfCampus[row['campus'] ?? '']);
  return cities.includes(undefined) ? [] : [[...new Set(cities)].toSorted().join('+')];
}

function rangeOf(rows: readonly Row[]): string {
  const grades = rows.map((row) => Number(row['grade']));
  const [lowest, highest] = [Math.min(...grades), Math.max(...grades)];
  return lowest === highest ? String(lowest) : `${lowest}-${highest}`;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a.localeCompare(b);
}
