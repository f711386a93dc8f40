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
    ['a hole', { degree: '' }, 'the degree has no name'],
    ['a grade with a comma', { grade: '"8,439"' }, 'no grade: 8,439'],
    ['a grade above 14', { grade: '14.200' }, 'no grade: 14.200'],
    ['a grade below 5', { grade: '4.900' }, 'no grade: 4.900'],
    ['no grade', { grade: '' }, 'no grade: '],
    ['free places above 5', { free_places: 'yes' }, 'free places and grade disagree'],
    ['an own centre with a name', { affiliated_centre: 'ISDE' }, 'kind and centre disagree'],
    ['an affiliated one without', { centre_kind: 'affiliated' }, 'kind and centre disagree'],
    ['another kind', { centre_kind: 'private' }, 'the kind of the centre is unknown'],
    ['another university', { university_id: 'ub' }, 'the university is none of the six'],
    ['a code of three digits', { official_code: '151' }, 'the code has not four digits'],
    ['another group', { group: '6' }, 'another group or call'],
    ['another call', { call: 'extraordinary' }, 'another group or call'],
  ])('refuses %s', (_, changed, problem) => {
    expect(madridCutOffs.problemsOf(rowsOf(line(changed)), []).join()).toContain(problem);
  });

  test('refuses a grade that moved more than four points in a year', () => {
    const before = rowsOf(line({ grade: '13.000' }));
    expect(madridCutOffs.problemsOf(rowsOf(line()), before)).toEqual(['0001 Derecho: 13 → 8.439']);
    expect(madridCutOffs.problemsOf(rowsOf(line()), rowsOf(line({ grade: '9.900' })))).toEqual([]);
  });

  test('refuses a file that lacks a column', () => {
    const text = `${head.replace('centre_kind', 'kind')}\n${line()}`;
    expect(() => madridCutOffs.rowsOf([text], [])).toThrow('columns are absent: centre_kind');
  });
});
