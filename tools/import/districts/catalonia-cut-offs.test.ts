import { expect, test } from 'vitest';
import { cataloniaCutOffs } from './catalonia-cut-offs.ts';

const head =
  'offer_id,academic_year,round,university_ids,centre_kind,affiliated_centre,city,degree_ca,group,grade,free_places,source,url,mark';
const rowsOf = (...lines: string[]) =>
  cataloniaCutOffs.rowsOf(
    [[head, ...lines].join('\n')],
    [{ degree: 'Dret', degree_id: 'derecho' }],
  );
const dret =
  'cat-ub-dret,2025-26,"first assignment, July 2025",ub,own,,Barcelona / Sant Adrià de Besòs,Dret,PAU/CFGS,9.1,no,list,https://list.example/,S';

test('a degree is known by its Catalan name where the table has it, and a list says its round', () => {
  const rows = rowsOf(dret, dret.replace('cat-ub-dret', 'cat-ub-nou').replace(',Dret,', ',Nou,'));
  expect(rows[0]).toMatchObject({
    offer: 'cat-ub-dret',
    university: 'ub',
    city: 'Barcelona, Sant Adrià de Besòs',
    degree_id: 'derecho',
    round: 'first',
    grade: '9.100',
  });
  expect(rows[1]).toMatchObject({ degree: 'Nou', degree_id: '' });
  expect(cataloniaCutOffs.problemsOf(rows, [])).toEqual([]);
});

test('a degree of two universities is the degree of none; a list without its round is refused', () => {
  expect(rowsOf(dret.replace(',ub,', ',ub upc,'))).toEqual([]);
  const unsaid = rowsOf(dret.replace('"first assignment, July 2025"', 'July 2025'));
  expect(cataloniaCutOffs.problemsOf(unsaid, [])).toEqual([
    'cat-ub-dret Dret: no dice si es la primera lista',
  ]);
});
