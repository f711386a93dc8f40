// How a page that is about one country writes its numbers; only the build asks, so that no phone loads it.
import { eurosIn, numberIn, wholeEurosIn } from './formats.ts';
import type { Locale } from '#domain/locale.ts';

type Format = { format: (amount: number) => string };

/** Numbers, whole euros, and euros with cents where there are some. */
export type Digits = { number: Format; whole: Format; euros: Format };

/** Of our countries, those that write 15,820.50; the others write 15.820,50. */
const withPoint = ['MX', 'GT', 'HN', 'SV', 'NI', 'PA', 'CU', 'DO', 'PR', 'PE'];

/** In Spanish as the country does, the sign of the euro behind either way. */
export function digitsOf(locale: Locale, country: string): Digits {
  if (locale !== 'es' || !withPoint.includes(country)) {
    return { number: numberIn(locale), whole: wholeEurosIn(locale), euros: eurosIn(locale) };
  }
  const pointed = (options: Intl.NumberFormatOptions): Format => {
    const number = new Intl.NumberFormat('es-MX', { useGrouping: 'always', ...options });
    return { format: (amount) => `${number.format(amount)}\u00A0€` };
  };
  return {
    number: new Intl.NumberFormat('es-MX'),
    whole: pointed({ maximumFractionDigits: 0 }),
    euros: pointed({
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
  };
}
