// How a page that is about one country writes its numbers; only the build asks, so that no phone loads it.
import { eurosIn, numberIn, wholeEurosIn } from './formats.ts';
import type { Locale } from '#domain/locale.ts';

type Format = { format: (amount: number) => string };

/** Numbers, whole euros, and euros with cents where there are some. */
export type Digits = { number: Format; whole: Format; euros: Format };

/** Whether a country writes 15,820.50 in its own language, by Unicode's tables; the others write 15.820,50. */
function hasPoint(country: string): boolean {
  // The page of diplomas of Europe and of the IB is of no one country.
  if (!/^[A-Z]{2}$/.test(country)) return false;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const parts = new Intl.NumberFormat(`${language}-${country}`).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === '.');
}

/** In Spanish as the country does, the sign of the euro behind either way. */
export function digitsOf(locale: Locale, country: string): Digits {
  if (locale !== 'es' || !hasPoint(country)) {
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
