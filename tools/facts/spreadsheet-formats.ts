// Spreadsheets rewrite what they save: a day in the order of their country, a number with their decimal sign, a thousand with a mark.
import { readFigure, isDay } from './read-figure.ts';

/** In which order a file writes days that are not ISO: by its own days above the twelfth. */
export type DayOrder = 'day-first' | 'month-first' | 'both';

const ISO = /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d.*)?$/;
const MONTHS = 'ene jan|feb|mar|abr apr|may|jun|jul|ago aug|sep|oct|nov|dic dec'.split('|');
/** `20-nov-26`, `20 de noviembre de 2026`, `Nov 20, 2026`. */
const DAY_AND_NAME = /^(\d{1,2})[-/. ]+(?:de )?([a-z]{3,10})\.?[-/. ]+(?:de )?((?:20)?\d\d)$/i;
const NAME_AND_DAY = /^([a-z]{3,10})\.? (\d{1,2}), ((?:20)?\d\d)$/i;
const SHORT = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d\d)$/;
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
  const named = namedDay(cell);
  if (named !== undefined) return named;
  const [, first = '', second = '', localYear] = LOCAL.exec(cell) ?? [];
  if (localYear === undefined || (order === 'both' && first !== second)) return cell;
  return order === 'month-first'
    ? dayOr(cell, localYear, first, second)
    : dayOr(cell, localYear, second, first);
}

function namedDay(cell: string): string | undefined {
  const [, day, name = '', year = ''] = DAY_AND_NAME.exec(cell) ?? [];
  const [, otherName = '', otherDay = '', otherYear = ''] = NAME_AND_DAY.exec(cell) ?? [];
  const start = (name || otherName).slice(0, 3).toLowerCase();
  const month = MONTHS.findIndex((names) => start !== '' && names.split(' ').includes(start)) + 1;
  if (month === 0) return undefined;
  return dayOr(cell, `20${(year || otherYear).slice(-2)}`, String(month), day ?? otherDay);
}

/** A day of two digits for its year says nothing by itself; one that can be the day that stood there is that. */
export function asKnownDay(cell: string, known: string): string {
  const [, a = '', b = '', c = ''] = SHORT.exec(cell) ?? [];
  const readings = [
    dayOr('', `20${c}`, b, a),
    dayOr('', `20${c}`, a, b),
    dayOr('', `20${a}`, b, c),
  ];
  return known !== '' && readings.includes(known) ? known : cell;
}

/**
 * A text that a spreadsheet wrote another way and did not change: letters and their marks apart, spaces that do not break,
 * a question mark for a sign that its encoding lacks.
 */
export function asKnownText(cell: string, known: string): string {
  const [plain, before] = [plainText(cell), plainText(known)];
  const isLossy =
    plain.length === before.length &&
    [...plain].every((sign, at) => sign === before[at] || (sign === '?' && isRare(before[at])));
  return isLossy ? known : cell.normalize('NFC');
}

const plainText = (text: string) => text.normalize('NFC').replaceAll(/[\u00a0\u202f]/g, ' ');
const isRare = (sign = '') => sign > '\u007f';

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
