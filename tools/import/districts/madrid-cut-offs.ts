// Lowest grades of the Madrid district, one row for each official code. The file's own column says whether the university
// teaches the degree itself or a centre affiliated to it does, which has its own entrance and its own prices.
import { readTable, type Row } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import { degreeOfName } from '../degree-of-name.ts';
import type { Importer } from '../importer.ts';

const given =
  'offer_id district academic_year official_code university_id university centre_kind affiliated_centre campus_in_name branch degree group call grade free_places source url mark'.split(
    ' ',
  );

const universities = ['uah', 'uam', 'uc3m', 'ucm', 'upm', 'urjc'];
/** Of 10,261 pairs of years one in ten moved by more than 1.5: a code that moved so far is read again by eye. */
const impossibleJump = 4;

export const madridCutOffs: Importer = {
  table: tables.madridCutOffs,
  files: ['cut-offs.csv'],
  rowsOf: ([text = '']) => readTable(text, given).map(rowOf),
  problemsOf,
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
  return rows.flatMap((row) => {
    const { code = '', grade = '' } = row;
    const value = Number(grade);
    const was = old.get(code);
    const found = [
      /^\d{4}$/.test(code) ? '' : 'the code has not four digits',
      universities.includes(row['university'] ?? '') ? '' : 'the university is none of the six',
      ['own', 'affiliated'].includes(row['kind'] ?? '') ? '' : 'the kind of the centre is unknown',
      (row['kind'] === 'affiliated') === (row['centre'] !== '') ? '' : 'kind and centre disagree',
      row['degree'] ? '' : 'the degree has no name',
      row['group'] === '1' && row['call'] === 'ordinary' ? '' : 'another group or call',
      /^\d{1,2}\.\d{3}$/.test(grade) && value >= 5 && value <= 14 ? '' : `no grade: ${grade}`,
      (row['free_places'] === 'yes') === (value === 5) ? '' : 'free places and grade disagree',
      was === undefined || Math.abs(value - was) <= impossibleJump ? '' : `${was} → ${value}`,
    ].filter((problem) => problem !== '');
    return found.map((problem) => `${code} ${row['degree']}: ${problem}`);
  });
}
