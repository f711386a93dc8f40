// How a country writes its numbers in Spanish: 15,820.50 or 15.820,50.

import type { Locale } from '#domain/locale.ts';

/** Those with a point before decimals, as Unicode's tables say (`digits.test.ts`). */
const pointed = 'CU DO GT HN MX NI PA PE PR SV US';

/** Whether a country (ISO 3166) writes 15,820.50; all others, and none at all, write 15.820,50. */
export function hasPoint(country: string): boolean {
  return pointed.split(' ').includes(country);
}

const spanish = /^\d+(\.\d{3})*(,\d+)?$/;

/**
 * A text with its figures written with a point before decimals, or without. What is no figure of the other way stays: "30.03.2016",
 * "CC BY 4.0", "artículo 18.3", "19-3033.00".
 */
export function writeFiguresIn(text: string, isPointed: boolean): string {
  return text.replaceAll(/\d[\d.,]*\d/g, (each) => {
    const other = swapMarks(each);
    return spanish.test(isPointed ? each : other) ? other : each;
  });
}

/** A text for a reader of a country, whose figures we write the European way. */
export function writtenIn(country: string, locale: Locale): (text: string) => string {
  const isPointed = locale === 'es' && hasPoint(country);
  return (text) => (isPointed ? writeFiguresIn(text, true) : text);
}

/** Figures of a text in the other way: "15.820,5 €" and "15,820.5 €". */
export function swapMarks(text: string): string {
  return text.replaceAll(
    /(\d)([.,])(?=\d)/g,
    (_, digit, mark) => digit + (mark === '.' ? ',' : '.'),
  );
}
