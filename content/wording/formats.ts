import type { Locale } from '#domain/locale.ts';

// The one place where a date, a number, a country or a list gets the form of a language. Each is made once:
// making one costs a slow phone milliseconds, and a report asks for dozens.

const utc = { timeZone: 'UTC' } as const;

/** "Social e Investigador". */
export const listIn = once((locale) =>
  heardThroughQuotes(new Intl.ListFormat(locale, { type: 'conjunction' })),
);

/** "Grado en Física o Grado en Química". */
export const eitherListIn = once((locale) =>
  heardThroughQuotes(new Intl.ListFormat(european(locale), { type: 'disjunction' })),
);

/** As British English lists, too: "A, B and C". */
export const europeanListIn = once(
  (locale) => new Intl.ListFormat(european(locale), { type: 'conjunction' }),
);

export const countryNamesIn = once((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

// Moments, on the calendar of the person who reads.

export const longDateIn = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

export const mediumDateIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
);

export const dateAndTimeIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** "26 de noviembre de 2026, 10:05". */
export const longDateAndTimeIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
);

/** "10:05". */
export const timeOfDayIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
);

/** For a mail, which does not know where it is read. */
export const utcDateAndTimeIn = once(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      ...utc,
    }),
);

// Days (`YYYY-MM-DD`) and months (`YYYY-MM`) as they stand in a source, the same in every time zone:
// `new Date()` reads them as UTC.

export const longDayIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...utc }),
);

/** As Europe writes it, in English too: "20 November 2026". */
export const europeanLongDayIn = once(
  (locale) => new Intl.DateTimeFormat(european(locale), { dateStyle: 'long', ...utc }),
);

/** "20 Nov 2026". */
export const europeanDayIn = once(
  (locale) =>
    new Intl.DateTimeFormat(european(locale), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...utc,
    }),
);

/** "16 nov": short enough for the foot of a chart. */
export const shortDayIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...utc }),
);

/** "noviembre de 2026". */
export const monthOfYearIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', ...utc }),
);

export const monthNameIn = once(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', ...utc }),
);

// Numbers, each in Spanish as who reads writes them.

export const numberIn = numbers();

/** With the thousands apart whatever the size: figures of a table stand below one another. */
export const wholeNumberIn = numbers({ useGrouping: 'always' });

const hundredths = decimals(2);

export const hundredthsIn = numbers(hundredths);

export const thousandthsIn = numbers(decimals(3));

export const tenThousandthsIn = numbers(decimals(4));

/** With a plus or a minus. */
export const signedHundredthsIn = numbers({ ...hundredths, signDisplay: 'exceptZero' });

/** One decimal at most. */
export const tenthsIn = numbers({ maximumFractionDigits: 1 });

/** With a plus or a minus, and one decimal at most. */
export const signedTenthsIn = numbers({ signDisplay: 'exceptZero', maximumFractionDigits: 1 });

/** "hace 3 meses". */
export const agoIn = once((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** "40 segundos". */
export const secondsIn = once((locale) => new Intl.NumberFormat(locale, unit('second')));

/** "5 minutos". */
export const minutesIn = once((locale) => new Intl.NumberFormat(locale, unit('minute')));

// Spanish leaves four figures ungrouped unless told: 6822 and 6.822 side by side look like two kinds of number.
const euros = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;

/** Whole euros, as a year is priced: "6.822 €". */
export const wholeEurosIn = numbers({ ...euros, maximumFractionDigits: 0 });

/** Euros and cents, as a credit is priced. */
export const eurosAndCentsIn = numbers({ ...euros, ...hundredths });

/** Cents only where there are some. */
export const eurosIn = numbers({ ...euros, trailingZeroDisplay: 'stripIfInteger' });

export const currencyNamesIn = once(
  (locale) => new Intl.DisplayNames(locale, { type: 'currency' }),
);

/** Makes them ahead of their use. The first date of a page costs the most. */
export function makeFormats(locale: Locale): void {
  longDateIn(locale).format(0);
  for (const make of [listIn, hundredthsIn, signedHundredthsIn]) make(locale);
}

/** The browser knows that Spanish says "e" before the sound of i and "u" before that of o, but not behind a quotation mark. */
function heardThroughQuotes(
  list: Intl.ListFormat,
): Pick<Intl.ListFormat, 'format' | 'formatToParts'> {
  return {
    formatToParts: (names) => list.formatToParts(names),
    format: (names) =>
      list
        .format(names)
        .replaceAll(/ y (?=«(?:i|hi(?![aeou])))/gi, ' e ')
        .replaceAll(/ o (?=«h?o)/gi, ' u '),
  };
}

function decimals(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function unit(name: string): Intl.NumberFormatOptions {
  return { style: 'unit', unit: name, unitDisplay: 'long' };
}

/** How Europe writes a language. */
function european(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}

let spanishOf: (text: string) => string = String;

/** From then on a number in Spanish passes through this: as who reads it writes it (`number-marks.ts`). A build does not call it. */
export function writeSpanishNumbers(as: (text: string) => string): void {
  spanishOf = as;
}

/** A format that is made for one use, with numbers in Spanish as who reads writes them; euros as Europe writes them. */
export function numberFormat(
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): { format: (amount: number) => string } {
  const { format } = new Intl.NumberFormat(european(locale), options);
  return locale === 'es' ? { format: (amount) => spanishOf(format(amount)) } : { format };
}

/* @__NO_SIDE_EFFECTS__ */
function numbers(options?: Intl.NumberFormatOptions) {
  return once((locale) => numberFormat(locale, options));
}

// So that a format that no page of a browser uses does not travel.
/* @__NO_SIDE_EFFECTS__ */
function once<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
