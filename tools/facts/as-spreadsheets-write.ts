// Spreadsheets rewrite what they save: a day in the order of their country, a number with their decimal sign, a thousand with a mark.
import { readFigure, isDay } from './read-figure.ts';

/** In which order a file writes days that are not ISO: by its own days above the twelfth. */
export type DayOrder = 'day-first' | 'month-first' | 'both';

const ISO = /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d.*)?$/;
const LOCAL = /^(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d)(?:[T ]\d.*)?$/;

/** Of all cells of a file. Where no day tells, the day comes first, as everywhere Spanish is spoken. */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, first, second] = LOCAL.exec(cell.trim()) ?? [];
    if (Number(first) > 12) isDayFirst = true;
    if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst && isMonthFirst) return 'both';
  return isMonthFirst ? 'month-first' : 'day-first';
}

/** A cell of a day as `AAAA-MM-DD`; what is none, or may be two, stays as it is. */
export function asDay(cell: string, order: DayOrder): string {
  const [, year, month = '', day = ''] = ISO.exec(cell) ?? [];
  if (year !== undefined) return dayOr(cell, year, month, day);
  const [, first = '', second = '', localYear] = LOCAL.exec(cell) ?? [];
  if (localYear === undefined || (order === 'both' && first !== second)) return cell;
  return order === 'month-first'
    ? dayOr(cell, localYear, first, second)
    : dayOr(cell, localYear, second, first);
}

function dayOr(cell: string, year: string, month: string, day: string): string {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : cell;
}

/** With marks of thousands: the mark of either kind of country, and the decimal sign of the same. */
const GROUPED = [
  { number: /^\d{1,3}(\.\d{3})+(,\d+)?$/, marks: /\./g },
  { number: /^\d{1,3}(,\d{3})+(\.\d+)?$/, marks: /,/g },
  { number: /^\d{1,3}([ \u00a0\u202f]\d{3})+([.,]\d+)?$/, marks: /[ \u00a0\u202f]/g },
];

/** A number that a spreadsheet wrote another way and did not change (`15.37` for `15,37`, `1.015,00` for `1015`): as it was. */
export function asKnownFigure(cell: string, known: string): string {
  const before = readFigure(known);
  if (before === undefined) return cell;
  const readings = GROUPED.filter(({ number }) => number.test(cell)).map(({ marks }) =>
    Number(cell.replaceAll(marks, '').replace(',', '.')),
  );
  return [readFigure(cell), ...readings].includes(before) ? known : cell;
}
