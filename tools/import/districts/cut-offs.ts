// What lists of lowest grades have in common, of whichever district: own and affiliated centres apart, one group, one call, and
// the round of the list, for a first list asks more than the last of the same summer.
import type { Row } from '#tools/tables/table.ts';
import { keyOf, type Table } from '#tools/tables/tables.ts';
import type { Doubt } from '../importer.ts';

/** The columns that are alike in a whole list. */
export const editionColumns = ['academic_year', 'group', 'call', 'round', 'source', 'url', 'mark'];

/** Of 10,261 pairs of years one in ten moved by more than 1.5: a grade that moved so far is read again by eye. */
const impossibleJump = 4;

/** `8,6` as a spreadsheet of Spain saves it is `8.600`; what is no grade stays as it is. */
export function gradeCell(cell: string): string {
  return /^\d{1,2}([.,]\d{1,3})?$/.test(cell) ? Number(cell.replace(',', '.')).toFixed(3) : cell;
}

/** Codes and universities as a district writes them. */
export type ListOfDistrict = {
  readonly universities: readonly string[];
  readonly code: RegExp;
  readonly codeOf: (row: Row) => string;
  readonly group: string;
};

/** What cannot be true of a row, whatever stood there before. A grade that is absent is a doubt instead. */
export function cutOffProblems(
  rows: readonly Row[],
  { universities, code, codeOf, group }: ListOfDistrict,
): string[] {
  const lists = new Set(rows.map((row) => `${row['academic_year']} ${row['round']}`));
  const mixed = lists.size > 1 ? [`hay filas de varias listas: ${[...lists].join(', ')}`] : [];
  const ofRows = rows.flatMap((row) => {
    const { grade = '' } = row;
    const value = Number(grade);
    const found = [
      code.test(codeOf(row)) ? '' : 'el código no tiene la forma de los del distrito',
      universities.includes(row['university'] ?? '') ? '' : 'la universidad no es del distrito',
      ['own', 'affiliated'].includes(row['kind'] ?? '') ? '' : 'no dice si es propio o adscrito',
      (row['kind'] === 'affiliated') === (row['centre'] !== '')
        ? ''
        : 'el tipo y el centro no concuerdan',
      row['degree'] ? '' : 'el grado no tiene nombre',
      row['group'] === group && row['call'] === 'ordinary' ? '' : 'otro grupo o convocatoria',
      ['first', 'last'].includes(row['round'] ?? '') ? '' : 'no dice si es la primera lista',
      /^20\d\d-\d\d$/.test(row['academic_year'] ?? '') ? '' : 'no dice el curso',
      /^\d{1,2}\.\d{3}$/.test(grade) && value >= 5 && value <= 14 ? '' : `no es una nota: ${grade}`,
      (row['free_places'] === 'yes') === (value === 5)
        ? ''
        : 'las plazas libres y la nota no concuerdan',
      row['mark'] === 'U' ? 'marca U: nadie la ha comprobado y no se publica' : '',
    ].filter((problem) => problem !== '');
    return found.map((problem) => `${codeOf(row)} ${row['degree']}: ${problem}`);
  });
  return [...mixed, ...ofRows];
}

/** Grades that are absent, and grades that moved further than they do. */
export function cutOffDoubts(
  rows: readonly Row[],
  before: readonly Row[],
  table: Table,
): readonly Doubt[] {
  const old = new Map(before.map((row) => [keyOf(row, table), row]));
  return rows.flatMap((row): Doubt[] => {
    const key = keyOf(row, table);
    const { grade = '', degree = '', university = '' } = row;
    const name = `${degree}, ${university} (${key})`;
    if (grade === '') return [{ kind: 'hole', key, text: `${name}: falta la nota` }];
    const was = old.get(key)?.['grade'];
    if (was === undefined || !(Math.abs(Number(grade) - Number(was)) > impossibleJump)) return [];
    return [{ kind: 'jump', key, text: `${name}: la nota salta de ${was} a ${grade}` }];
  });
}

/** What a list calls a degree, and which of ours it is. */
export function named({ degree = '', degree_id = '' }: Row) {
  return { degree, degree_id };
}
