import { expect, test } from 'vitest';
import { jumpsOf } from './jumps.ts';
import { mapColumns, type Cells } from './fact-table.ts';

function change(before: Partial<Cells>, after: Partial<Cells>) {
  const cells = (said: Partial<Cells>) =>
    mapColumns(
      (column) => ({ id: 'room-madrid-2025', unidad: 'EUR/month', ...said })[column] ?? '',
    );
  return {
    row: { place: { kind: 'fact' as const }, cells: cells(before) },
    cells: cells(after),
    changed: ['valor' as const],
  };
}

test('a price with a digit too many is told, one that doubled is not', () => {
  expect(jumpsOf([change({ valor: '640' }, { valor: '6400' })])).toEqual([
    'room-madrid-2025: «valor» salta de 640 a 6400',
  ]);
  expect(jumpsOf([change({ valor: '640' }, { valor: '1280' })])).toEqual([]);
  expect(jumpsOf([change({ hasta: '20,68' }, { hasta: '2,07' })])).toEqual([
    'room-madrid-2025: «hasta» salta de 20,68 a 2,07',
  ]);
});

test('what is no price, had none before or changes its unit is told by no jump', () => {
  const exams = { unidad: 'exams' };
  expect(
    jumpsOf([
      change({ ...exams, valor: '1' }, { ...exams, valor: '6' }),
      change({ valor: '' }, { valor: '640' }),
      change({ valor: '18' }, { unidad: 'EUR/year', valor: '1080' }),
    ]),
  ).toEqual([]);
});
