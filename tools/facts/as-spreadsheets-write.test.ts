import { expect, test } from 'vitest';
import { asDay, asKnownFigure, dayOrderOf } from './as-spreadsheets-write.ts';

test.each([
  ['20/11/2026', 'day-first', '2026-11-20'],
  ['3/4/2026', 'day-first', '2026-04-03'],
  ['3/4/2026', 'month-first', '2026-03-04'],
  ['11/20/2026', 'month-first', '2026-11-20'],
  ['20-11-2026', 'day-first', '2026-11-20'],
  ['20.11.2026', 'day-first', '2026-11-20'],
  ['2026/11/20', 'day-first', '2026-11-20'],
  ['2026-11-20 00:00:00', 'day-first', '2026-11-20'],
  ['2026-11-20T00:00:00Z', 'day-first', '2026-11-20'],
  ['20/11/2026 0:00', 'day-first', '2026-11-20'],
  ['3/3/2026', 'both', '2026-03-03'],
] as const)('%s, %s, is %s', (cell, order, day) => {
  expect(asDay(cell, order)).toBe(day);
});

test.each([
  ['3/4/2026', 'both'],
  ['31/02/2026', 'day-first'],
  ['20/11/26', 'day-first'],
  ['45981', 'day-first'],
  ['pronto', 'day-first'],
] as const)('%s, %s, is no day and stays for its owner to read', (cell, order) => {
  expect(asDay(cell, order)).toBe(cell);
});

test.each([
  ['day-first', ['20/11/2026', '3/4/2026']],
  ['month-first', ['11/20/2026', '3/4/2026']],
  ['both', ['20/11/2026', '11/20/2026']],
  ['day-first', ['3/4/2026', 'x']],
] as const)('the days of a file say %s', (order, cells) => {
  expect(dayOrderOf(cells)).toBe(order);
});

test.each([
  ['15.37', '15,37'],
  ['15,370', '15,37'],
  ['1.015,00', '1015'],
  ['1,015.00', '1015'],
  ['1 015', '1015'],
  ['1.015', '1015'],
  ['6,822.6', '6822,6'],
])('%s is what stood there as %s', (cell, known) => {
  expect(asKnownFigure(cell, known)).toBe(known);
});

test.each([
  ['15.38', '15,37'],
  ['10.15', '1015'],
  ['1.0.15', '1015'],
  ['1015 €', '1015'],
  ['', '1015'],
])('%s is not %s', (cell, known) => {
  expect(asKnownFigure(cell, known)).toBe(cell);
});
