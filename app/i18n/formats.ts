import type { Locale } from '#domain/locale.ts';

// Made once for a language: making one costs a slow phone milliseconds, and a report asks for dozens.

/** "Social e Investigador": the browser knows what stands between names. */
export const listIn = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

export const longDateIn = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export const hundredthsIn = once((locale) => new Intl.NumberFormat(locale, hundredths));

/** With a plus or a minus. */
export const signedHundredthsIn = once(
  (locale) => new Intl.NumberFormat(locale, { ...hundredths, signDisplay: 'exceptZero' }),
);

/** Makes them ahead of their use. The first date of a page costs the most. */
export function makeFormats(locale: Locale): void {
  longDateIn(locale).format(0);
  for (const make of [listIn, hundredthsIn, signedHundredthsIn]) make(locale);
}

function once<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
