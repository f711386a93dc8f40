import { expect, test } from 'vitest';
import {
  asDay,
  asKnownDay,
  asKnownFigure,
  asKnownText,
  dayOrderOf,
} from './spreadsheet-formats.ts';

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
  ['20-nov-2026', 'day-first', '2026-11-20'],
  ['20-nov-26', 'month-first', '2026-11-20'],
  ['3-Apr-26', 'both', '2026-04-03'],
  ['20 de noviembre de 2026', 'day-first', '2026-11-20'],
  ['1 ago. 2026', 'day-first', '2026-08-01'],
  ['Jan 3, 2026', 'month-first', '2026-01-03'],
] as const)('%s, %s, is %s', (cell, order, day) => {
  expect(asDay(cell, order)).toBe(day);
});

test.each([
  ['3/4/2026', 'both'],
  ['31/02/2026', 'day-first'],
  ['20/11/26', 'day-first'],
  ['45981', 'day-first'],
  ['pronto', 'day-first'],
  ['31-feb-26', 'day-first'],
  ['20-xyz-26', 'day-first'],
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

test.each(['20/11/26', '11/20/26', '20.11.26', '26-11-20'])(
  '%s is the day that stood there where it can be, and no other',
  (cell) => {
    expect(asKnownDay(cell, '2026-11-20')).toBe('2026-11-20');
    expect(asKnownDay(cell, '2026-11-21')).toBe(cell);
    expect(asKnownDay(cell, '')).toBe(cell);
  },
);

test.each([
  ['Espan\u0303a', 'España'],
  ['5\u00a0%', '5 %'],
  ['5 + 5 · (x ? min)', '5 + 5 · (x − min)'],
  ['5?14', '5–14'],
])('%s is what stood there as %s', (cell, known) => {
  expect(asKnownText(cell, known)).toBe(known);
});

test('what was typed anew stays as it was typed, its letters whole', () => {
  expect(asKnownText('¿Qué?', '¿Qué!')).toBe('¿Qué?');
  expect(asKnownText('5-14', '5–14')).toBe('5-14');
  expect(asKnownText('?', '')).toBe('?');
  expect(asKnownText('an\u0303o', 'x')).toBe('año');
});
