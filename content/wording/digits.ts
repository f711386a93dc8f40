// How a page that is about one country writes its numbers: the build asks, and of what a phone loads only the family's page of a link.
import { eurosIn, numberIn, wholeEurosIn } from './formats.ts';
import { hasPoint, swapMarks } from './number-marks.ts';
import type { Locale } from '#domain/locale.ts';

type Format = { format: (amount: number) => string };

/** Numbers, whole euros, and euros with cents where there are some. */
export type Digits = { number: Format; whole: Format; euros: Format };

/** In Spanish as the country does, the sign of the euro behind either way. */
export function digitsOf(locale: Locale, country: string): Digits {
  const isSwapped = locale === 'es' && hasPoint(country);
  const written = ({ format }: Format): Format =>
    isSwapped ? { format: (amount) => swapMarks(format(amount)) } : { format };
  return {
    number: written(numberIn(locale)),
    whole: written(wholeEurosIn(locale)),
    euros: written(eurosIn(locale)),
  };
}
