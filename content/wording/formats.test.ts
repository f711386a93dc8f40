import { expect, test } from 'vitest';
import {
  eitherListIn,
  europeanDayIn,
  europeanListIn,
  europeanLongDayIn,
  eurosAndCentsIn,
  eurosIn,
  listIn,
  longDayIn,
  minutesIn,
  monthOfYearIn,
  shortDayIn,
  utcDateAndTimeIn,
  wholeEurosIn,
  wholeNumberIn,
} from './formats.ts';

const day = new Date('2026-02-20');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a day of a source is that day in every time zone', () => {
  expect(longDayIn('es').format(day)).toBe('20 de febrero de 2026');
  expect(longDayIn('en').format(day)).toBe('February 20, 2026');
  expect(europeanLongDayIn('es').format(day)).toBe('20 de febrero de 2026');
  expect(europeanLongDayIn('en').format(day)).toBe('20 February 2026');
  expect(europeanDayIn('es').format(day)).toBe('20 feb 2026');
  expect(europeanDayIn('en').format(day)).toBe('20 Feb 2026');
  expect(shortDayIn('es').format(day)).toBe('20 feb');
});

test('Spanish joins by e before the sound of i and by u before that of o, quoted or not', () => {
  const { format } = listIn('es');
  expect(format(['Social', 'Investigador'])).toBe('Social e Investigador');
  expect(format(['«Leer»', '«Inventar»'])).toBe('«Leer» e «Inventar»');
  expect(format(['«Leer»', '«Historia»'])).toBe('«Leer» e «Historia»');
  expect(format(['«Leer»', '«Crear»'])).toBe('«Leer» y «Crear»');
  expect(format(['«Fuego»', '«Hielo»'])).toBe('«Fuego» y «Hielo»');
  expect(eitherListIn('es').format(['«Leer»', '«Ordenar»'])).toBe('«Leer» u «Ordenar»');
  expect(eitherListIn('es').format(['«Leer»', '«Crear»'])).toBe('«Leer» o «Crear»');
});

test('a month is named with its year', () => {
  expect(monthOfYearIn('es').format(new Date('2026-11'))).toBe('noviembre de 2026');
  expect(monthOfYearIn('en').format(new Date('2026-11'))).toBe('November 2026');
});

test('a mail names the moment in UTC, by 24 hours', () => {
  const moment = new Date('2026-02-20T17:05:00Z');
  expect(plain(utcDateAndTimeIn('es').format(moment))).toBe('20 de febrero de 2026 a las 17:05');
  expect(plain(utcDateAndTimeIn('en').format(moment))).toBe('February 20, 2026 at 17:05');
});

test('prices keep their thousands apart in both languages', () => {
  expect(plain(wholeEurosIn('es').format(6822))).toBe('6.822 €');
  expect(plain(wholeEurosIn('en').format(6822))).toBe('€6,822');
  expect(plain(eurosAndCentsIn('es').format(18.5))).toBe('18,50 €');
  expect(plain(eurosIn('en').format(1200))).toBe('€1,200');
  expect(wholeNumberIn('es').format(6822)).toBe('6.822');
  expect(minutesIn('es').format(5)).toBe('5 minutos');
});

test('British English lists without a comma before the last', () => {
  expect(listIn('en').format(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(europeanListIn('en').format(['a', 'b', 'c'])).toBe('a, b and c');
  expect(europeanListIn('es').format(['a', 'b', 'c'])).toBe('a, b y c');
});
