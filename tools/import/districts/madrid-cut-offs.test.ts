import { describe, expect, test } from 'vitest';
import { madridCutOffs } from './madrid-cut-offs.ts';

const head =
  'offer_id,district,academic_year,official_code,university_id,university,centre_kind,affiliated_centre,campus_in_name,branch,degree,group,call,grade,free_places,source,url,mark';
const line = (changed: Readonly<Record<string, string>> = {}) => {
  const cells: Readonly<Record<string, string>> = {
    offer_id: 'mad-0001',
    district: 'madrid',
    academic_year: '2025-26',
    official_code: '0001',
    university_id: 'ucm',
    university: 'Universidad Complutense de Madrid',
    centre_kind: 'own',
    branch: 'Ciencias Sociales y Jurídicas',
    degree: 'Derecho',
    group: '1',
    call: 'ordinary',
    grade: '8.439',
    free_places: 'no',
    source: 'PDF',
    mark: 'V',
    ...changed,
  };
  return head
    .split(',')
    .map((column) => cells[column] ?? '')
    .join(',');
};
const rowsOf = (...lines: string[]) => madridCutOffs.rowsOf([[head, ...lines].join('\n')], []);
const affiliated = line({
  official_code: '0151',
  centre_kind: 'affiliated',
  affiliated_centre: 'CES Cardenal Cisneros',
  grade: '5.000',
  free_places: 'yes',
});

describe('the importer of Madrid', () => {
  test('keeps both kinds of one degree apart', () => {
    const rows = rowsOf(line(), affiliated);
    expect(madridCutOffs.problemsOf(rows, [])).toEqual([]);
    expect(rows.map(({ degree_id, kind }) => [degree_id, kind])).toEqual([
      ['derecho', 'own'],
      ['derecho', 'affiliated'],
    ]);
  });

  test.each([
    ['no name', { degree: '' }, 'el grado no tiene nombre'],
    ['a grade without its point', { grade: '8439' }, 'no es una nota: 8439'],
    ['a grade above 14', { grade: '14.200' }, 'no es una nota: 14.200'],
    ['a grade below 5', { grade: '4.900' }, 'no es una nota: 4.900'],
    ['free places above 5', { free_places: 'yes' }, 'las plazas libres y la nota no concuerdan'],
    [
      'an own centre with a name',
      { affiliated_centre: 'ISDE' },
      'el tipo y el centro no concuerdan',
    ],
    [
      'an affiliated one without',
      { centre_kind: 'affiliated' },
      'el tipo y el centro no concuerdan',
    ],
    ['another kind', { centre_kind: 'private' }, 'no dice si es propio o adscrito'],
    ['another university', { university_id: 'ub' }, 'la universidad no es del distrito'],
    [
      'a code of three digits',
      { official_code: '151' },
      'el código no tiene la forma de los del distrito',
    ],
    ['another group', { group: '6' }, 'otro grupo o convocatoria'],
    ['no course', { academic_year: '2025' }, 'no dice el curso'],
    ['what nobody verified', { mark: 'U' }, 'marca U'],
    ['another call', { call: 'extraordinary' }, 'otro grupo o convocatoria'],
  ])('refuses %s', (_, changed, problem) => {
    expect(madridCutOffs.problemsOf(rowsOf(line(changed)), []).join()).toContain(problem);
  });

  test('doubts a grade that is absent, or moved more than four points in a year', () => {
    const doubts = (now: string, before: string) =>
      madridCutOffs.doubtsOf?.(rowsOf(line({ grade: now })), rowsOf(line({ grade: before })));
    const row = { key: '0001' };
    expect(doubts('8.439', '13.000')).toEqual([
      { ...row, kind: 'jump', text: 'Derecho, ucm (0001): la nota salta de 13.000 a 8.439' },
    ]);
    expect(doubts('', '13.000')).toEqual([
      { ...row, kind: 'hole', text: 'Derecho, ucm (0001): falta la nota' },
    ]);
    expect(doubts('8.439', '9.900')).toEqual([]);
  });

  test('reads a grade as a spreadsheet of Spain saves it', () => {
    const rows = rowsOf(line({ grade: '"8,6"' }), line({ grade: '5', free_places: 'yes' }));
    expect(rows.map(({ grade }) => grade)).toEqual(['8.600', '5.000']);
  });

  test('refuses rows of two lists in one file', () => {
    const rows = [...rowsOf(line()), ...rowsOf(line({ official_code: '0002' }))];
    const mixed = rows.map((row, index) => ({ ...row, round: index === 0 ? 'first' : 'last' }));
    expect(madridCutOffs.problemsOf(rows, [])).toEqual([]);
    expect(madridCutOffs.problemsOf(mixed, [])).toEqual([
      'hay filas de varias listas: 2025-26 first, 2025-26 last',
    ]);
  });

  test('refuses a file that lacks a column', () => {
    const text = `${head.replace('centre_kind', 'kind')}\n${line()}`;
    expect(() => madridCutOffs.rowsOf([text], [])).toThrow('columns are absent: centre_kind');
  });
});
