// What of a demonstration goes when the site opens to the public, in a line.
import type { Goes } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import type { Locale } from '#domain/locale.ts';

/** @param goes how many made-up people and centres there are */
export function goesLine(
  { people, centres }: NonNullable<Goes>,
  locale: Locale,
  { publish }: Pick<Copy, 'publish'>,
): string {
  const number = new Intl.NumberFormat(locale);
  return fill(publish.goes, { people: number.format(people), centres: number.format(centres) });
}
