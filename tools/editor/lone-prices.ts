// What a public degree costs is always two prices (decision 044): a draft that types the one of residents says the other, too, or
// whom to ask. Figures are compared with the table as the drafts leave it.
import { copy as english } from '#content/dictionaries/en/tuition.ts';
import { copy as spanish } from '#content/dictionaries/es/tuition.ts';
import { foreignYearOf, yearOf, type Tuition } from '#content/facts/tuition.ts';
import { euros, eurosAndCents } from '#content/tuition/tuition-figures.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Draft, DraftMistake } from './draft.ts';

const words = { es: spanish, en: english };

/** A figure as it is written, not as a part of a longer one, or as the low end of a range; an amount of a month is another thing. */
function pattern(figure: string): RegExp {
  const escaped = figure
    .replaceAll(/[.$]/g, '\\$&')
    .replace(/\s€$/, '(?:\\sa\\s[\\d.,]+)?\\s€')
    .replaceAll(/\s/g, '\\s');
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d]|[.,]\\d| al mes| a month)`);
}

/** All that residents pay, as a page would print it: a credit, a year, the year to the nearest ten. */
export function residentFigures({ spain, regions }: Tuition, locale: Locale): RegExp[] {
  const prices = [spain, ...regions.flatMap(({ resident }) => resident ?? [])];
  const figures = prices.flatMap((price) => {
    const { low, high } = yearOf(price);
    const years = [low, high, Math.round(low / 10) * 10].map((amount) => euros(amount, locale));
    if (price.per === 'year') return years;
    // A credit without its sign: pages may write "15,37 € por crédito" or a column of figures.
    const credits = [price.low, price.high].map((amount) =>
      eurosAndCents(amount, locale).replaceAll(/[€\s]/g, ''),
    );
    return [...years, ...credits];
  });
  return [...new Set(figures)].map(pattern);
}

/** All that the others pay. */
export function foreignFigures({ regions }: Tuition, locale: Locale): RegExp[] {
  const amounts = regions.flatMap((region) => Object.values(foreignYearOf(region) ?? {}));
  return [...new Set(amounts)].map((amount) => pattern(euros(amount, locale)));
}

export function holdsAny(text: string, figures: readonly RegExp[]): boolean {
  return figures.some((figure) => figure.test(text));
}

/** Whether a text tells what residents pay and leaves the others without a figure or a question to ask. */
export function tellsOneAlone(text: string, tuition: Tuition, locale: Locale): boolean {
  if (!holdsAny(text, residentFigures(tuition, locale))) return false;
  const { askShort, askSentence, double, upTo } = words[locale];
  const others = [askShort, askSentence, double, upTo.replace('{times}', '')];
  return (
    !holdsAny(text, foreignFigures(tuition, locale)) &&
    !others.some((other) => text.toLowerCase().includes(other.trim().toLowerCase()))
  );
}

/** What speaks of the price of a public university, an amount of euros, and for whom a price is. */
const speech: Readonly<Record<Locale, { public: RegExp; amount: RegExp; whom: RegExp }>> = {
  es: {
    public:
      /(?=.*\b(?:matr[ií]cula|tasas|cr[eé]dito|cuesta|cuestan|precio|pagas?|pagan|vale|sale)\b)(?=.*p[uú]blic)(?=.*(?:universidad|grado|carrera|medicina))/is,
    amount: /\d[\d.]*(?:,\d+)?\s?(?:€|euros?\b)(?! al mes)/i,
    whom: /uni[oó]n europea|\bUE\b|extranjer|residen|pasaporte|nacionalidad|de fuera|pregunta/i,
  },
  en: {
    public:
      /(?=.*\b(?:tuition|enrolment|fees?|credit|costs?|price|pay|pays)\b)(?=.*\bpublic\b)(?=.*(?:universit|degree|medicine))/is,
    amount: /€\s?\d[\d,.]*(?![\d,.]| a month)|\d[\d,]*(?:\.\d+)?\s?(?:€|euros?\b)(?! a month)/i,
    whom: /european union|\bEU\b|foreign|residen|passport|nationalit|from outside|\bask\b/i,
  },
};

/** Whether a text names what a public university costs and neither for whom nor whom to ask: whichever figure it is, it is one of two. */
function tellsNobodysPrice(text: string, locale: Locale): boolean {
  const said = speech[locale];
  return said.public.test(text) && said.amount.test(text) && !said.whom.test(text);
}

/** Texts of a draft that are new and tell one price alone. */
export function lonePricesIn(
  { key, said }: Draft,
  before: unknown,
  tuition: Tuition,
): readonly DraftMistake[] {
  // The table itself has both by its schema.
  if (key.startsWith('tuition/')) return [];
  const stood = new Set(textsIn(before, '').map(({ text }) => text));
  return textsIn(said, '').flatMap(({ field, text }) => {
    const locale = locales.find((each) => field.endsWith(`.${each}`));
    const isAlone =
      locale &&
      !stood.has(text) &&
      (tellsOneAlone(text, tuition, locale) || tellsNobodysPrice(text, locale));
    return isAlone ? [{ key, field, reason: 'tells one of two prices' }] : [];
  });
}

function textsIn(node: unknown, field: string): readonly { field: string; text: string }[] {
  if (typeof node === 'string') return [{ field, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    textsIn(child, field === '' ? name : `${field}.${name}`),
  );
}
