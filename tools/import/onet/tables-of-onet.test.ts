import { expect, test } from 'vitest';
import { settingColumns } from '#tools/tables/columns.ts';
import { demands } from './demands.ts';
import { elements } from './elements.ts';
import { kindred } from './kindred.ts';
import { settings } from './settings.ts';

const ranked = (importance: (rank: number) => number) =>
  [1, 2, 3, 4, 5, 6].map((rank) => ({
    code: '29-1141.00',
    kind: 'skill',
    rank: String(rank),
    element: `2.A.1.${rank}`,
    importance: String(importance(rank)),
  }));

test('six skills that weigh less and less are taken', () => {
  expect(
    demands.problemsOf(
      ranked((rank) => 5 - rank / 10),
      [],
    ),
  ).toEqual([]);
});

test.each([
  [
    'five of them',
    ranked((rank) => 5 - rank / 10).slice(1),
    '29-1141.00 skill: son 5 en vez de seis',
  ],
  [
    'ranks that importance denies',
    ranked((rank) => 3 + rank / 10),
    '29-1141.00 skill: el orden y la importancia no concuerdan',
  ],
  ['an importance above 5', ranked(() => 6), '29-1141.00: una importancia no está entre 1 y 5'],
])('%s are refused', (_, rows, problem) => {
  expect(demands.problemsOf(rows, [])).toContain(problem);
});

test('an element that is new has no words yet, and is refused', () => {
  const text =
    'domain\telement_id\telement_en\nskill\t2.A.1.a\tReading Comprehension\nskill\t2.A.9.z\tFlying\n';
  const before = [{ element: '2.A.1.a', id: 'reading', es: 'Entender', en: 'Understanding' }];
  const rows = elements.rowsOf([text], before);
  expect(rows).toEqual([
    { ...before[0], kind: 'skill', title: 'Reading Comprehension' },
    { element: '2.A.9.z', kind: 'skill', title: 'Flying' },
  ]);
  expect(elements.problemsOf(rows, [])).toEqual([
    '2.A.9.z Flying: no tiene id ni palabras nuestras',
  ]);
});

test('a figure of how work is stands on its scale', () => {
  const row = Object.fromEntries(settingColumns.map((name) => [name, '3']));
  expect(settings.problemsOf([{ code: '29-1141.00', ...row }], [])).toEqual([]);
  expect(
    settings.problemsOf([{ code: '29-1141.00', ...row, week: '3.5', noise: '0' }], []),
  ).toEqual(['29-1141.00: noise no está en su escala', '29-1141.00: week no está en su escala']);
});

test('kin are of the nearer tiers, and no occupation is its own', () => {
  const text =
    'onet\tindex\ttier\trelated_onet\n11-1011.00\t1\tPrimary-Short\t11-1021.00\n11-1011.00\t11\tSupplemental\t11-1031.00\n';
  const rows = kindred.rowsOf([text], []);
  expect(rows).toEqual([{ code: '11-1011.00', rank: '1', kindred: '11-1021.00' }]);
  expect(kindred.problemsOf([{ code: '11-1011.00', kindred: '11-1011.00' }], [])).toEqual([
    '11-1011.00: figura como pariente de sí misma',
  ]);
});
