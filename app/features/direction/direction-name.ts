import { familyNames } from '#content/classifications/families.ts';
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { openDirections } from '#domain/direction.ts';
import type { Locale } from '#domain/locale.ts';

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = familyNames;

/** What somebody said, in words; a family that the catalogue no longer has is told as another field. */
export function directionName(family: string, locale: Locale, copy: Copy['open']): string {
  const open = openDirections.find((one) => one === family);
  return names[family]?.[locale] ?? copy[open ?? 'other'];
}
