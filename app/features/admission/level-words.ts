import { numberIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { placesLeft } from '#domain/admission/movement.ts';
import type { Locale } from '#domain/locale.ts';
import { fill } from '#app/i18n/fill.ts';

/** From which grade on a movement is told: five itself, anything above it, or a whole grade. */
export function levelWords(from: number, { result }: Copy, locale: Locale): string {
  const { five, above, from: onwards } = result.levels;
  if (from === placesLeft) return five;
  return from < placesLeft + 1 ? above : fill(onwards, { from: numberIn(locale).format(from) });
}
