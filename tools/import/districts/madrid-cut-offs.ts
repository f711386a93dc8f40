// Lowest grades of the Madrid district, one row for each official code. The file's own column says whether the university
// teaches the degree itself or a centre affiliated to it does, which has its own entrance and its own prices.
import { readTable, type Row } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import { degreeOfName } from '../degree-of-name.ts';
import type { Importer } from '../importer.ts';
import { unjudgedNames } from '../judged-names.ts';
import { madridRows } from './madrid-pdf.ts';
import { cutOffDoubts, cutOffProblems, editionColumns, gradeCell, named } from './cut-offs.ts';

const given =
  'offer_id district academic_year official_code university_id university centre_kind affiliated_centre campus_in_name branch degree group call grade free_places source url mark'.split(
    ' ',
  );

const district = {
  universities: ['uah', 'uam', 'uc3m', 'ucm', 'upm', 'urjc'],
  code: /^\d{4}$/,
  codeOf: (row: Row) => row['code'] ?? '',
  group: '1',
};

export const madridCutOffs: Importer = {
  table: tables.madridCutOffs,
  files: ['cut-offs.csv'],
  rowsOf: ([text = '']) => readTable(text, given).map(rowOf),
  rowsOfPdf: madridRows,
  problemsOf: (rows) => cutOffProblems(rows, district),
  doubtsOf: (rows, before) => cutOffDoubts(rows, before, tables.madridCutOffs),
  noticesOf: (rows) =>
    unjudgedNames(rows.filter(({ branch }) => branch !== 'Dobles Grados').map(named), 'spain'),
  edition: editionColumns,
};

function rowOf(row: Row): Row {
  return {
    ...row,
    code: row['official_code'] ?? '',
    university: row['university_id'] ?? '',
    kind: row['centre_kind'] ?? '',
    centre: row['affiliated_centre'] ?? '',
    campus: row['campus_in_name'] ?? '',
    grade: gradeCell(row['grade'] ?? ''),
    // The document of July is that of the first list; a file of the last one says so in a column of its own.
    round: row['round'] ?? 'first',
    degree_id: row['branch'] === 'Dobles Grados' ? '' : (degreeOfName(row['degree'] ?? '') ?? ''),
  };
}
