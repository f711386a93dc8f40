import type { Locale } from '#domain/locale.ts';

/** How figures and days are written in a language. */
export function figures(locale: Locale) {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const integers = new Intl.NumberFormat(locale, { useGrouping: true });
  return {
    number: (value: number, decimals: number) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    integer: (value: number) => integers.format(value),
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}
