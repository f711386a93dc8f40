// Lowest grades of the Catalan pre-enrolment. The CSV that we began with has no codes: a name of ours for each offer is the key. Which degree a
// Catalan name means is ours: judged by hand where it is spelled otherwise, else kept from the table by that name.
import { readTable, type Row } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { judgedDegree, unjudgedNames } from '../judged-names.ts';
import { cityOf } from '../ministry/cities.ts';
import { cataloniaRows } from './catalonia-pdf.ts';
import { cutOffDoubts, cutOffProblems, editionColumns, gradeCell, named } from './cut-offs.ts';

const given =
  'offer_id academic_year round university_ids centre_kind affiliated_centre city degree_ca group grade free_places source url mark'.split(
    ' ',
  );

const district = {
  universities: ['uab', 'ub', 'udg', 'udl', 'upc', 'upf', 'urv'],
  code: /^cat-[a-z0-9-]+$/,
  codeOf: (row: Row) => row['offer'] ?? '',
  group: 'PAU/CFGS',
};

export const cataloniaCutOffs: Importer = {
  table: tables.cataloniaCutOffs,
  files: ['cut-offs.csv'],
  rowsOf([text = ''], before) {
    const known = new Map(before.map((row) => [row['degree'], row['degree_id'] ?? '']));
    const degreeOf = (name: string) => judgedDegree(name, 'catalonia') ?? known.get(name) ?? '';
    return (
      readTable(text, given)
        // A degree of several universities is the degree of none; what nobody has verified is not kept.
        .filter((row) => !row['university_ids']?.includes(' ') && row['mark'] !== 'U')
        .map((row) => ({
          ...row,
          offer: row['offer_id'] ?? '',
          university: row['university_ids'] ?? '',
          kind: row['centre_kind'] ?? '',
          centre: row['affiliated_centre'] ?? '',
          city: cityOf(row['city'] ?? ''),
          degree: row['degree_ca'] ?? '',
          degree_id: degreeOf(row['degree_ca'] ?? ''),
          grade: gradeCell(row['grade'] ?? ''),
          call: 'ordinary',
          round: roundOf(row['round'] ?? ''),
        }))
    );
  },
  rowsOfPdf: cataloniaRows,
  problemsOf: (rows) => cutOffProblems(rows, district),
  doubtsOf: (rows, before) => cutOffDoubts(rows, before, tables.cataloniaCutOffs),
  noticesOf: (rows) => unjudgedNames(rows.map(named), 'catalonia'),
  edition: editionColumns,
};

/** `first assignment, July 2025` is `first`. */
function roundOf(cell: string): string {
  return /^(first|last)\b/.exec(cell)?.[1] ?? '';
}
