// The way from one country to a Spanish university: only what differs from the others. What is not in it has to be asked.
import { z } from 'zod';
import { accesses } from '#domain/pathway/keys.ts';
import { countryTopics, sentencesOf } from './country-topics.ts';
import { inOrder, source, year } from './source.ts';
import { day, id, inBothLanguages, listOf, place, text } from './words.ts';

/** One sentence of a page with what it rests on. */
export const sentenceSchema = z
  .strictObject({
    /** Never used again for another sentence. */
    id,
    says: inBothLanguages,
    /** Publisher and edition or date, as it is cited. */
    source: text.min(4),
    ...source,
    /** Of a price or a deadline: the year that it is of. */
    year: year.optional(),
  })
  .check(inOrder);

const sentences = listOf(sentenceSchema);

const head = z.strictObject({ es: shortLine(), en: shortLine() }).optional();

export const countrySchema = z
  .strictObject({
    /** ISO 3166, or `eu-ib` for diplomas of Europe and the IB, which are the same everywhere. */
    code: z.string().regex(/^([A-Z]{2}|eu-ib)$/, 'is no code of a country'),
    /** As a list of countries names it. */
    name: inBothLanguages,
    title: inBothLanguages,
    /** The last part of its page's address. */
    slug: z.strictObject({ es: id, en: id }),
    place,
    /** How its own secondary diploma opens a Spanish university: in Latin America only Colombia has an agreement. */
    access: z.enum(accesses),
    /** What is spoken there; Spanish unless said otherwise. */
    ownLanguage: z.literal('pt').optional(),
    /** Names of there that stand untranslated in a sentence of another language. */
    ownWords: listOf(text),
    /** The paper that ends school there, as a list of papers names it; the sentences of `diploma` say it. */
    paper: inBothLanguages.optional(),
    /** What its sentences come to in six words at most, by topic: the first line of its card. */
    heads: z
      .strictObject({
        diploma: head,
        papers: head,
        year: head,
        marks: head,
        consulate: head,
        money: head,
        more: head,
      })
      .default({}),
    /** What the end of secondary school is called there. */
    diploma: sentences,
    /** The office of the apostille, and what comes before it. */
    papers: sentences,
    /** On the dates of one school year: the next one has others. */
    year: listOf(
      sentenceSchema.refine(({ checked, staleAfter }) => staleAfter <= nextMarch(checked), {
        path: ['staleAfter'],
        error: 'is after the March in which the next school year is looked up',
      }),
    ),
    /** Its last days, where a sentence of `year` names them. */
    lastDays: listOf(day),
    /** When the last school year ends, as far as it matters for a Spanish September; `ask`: not verified. */
    yearEnds: z.enum(['november-december', 'may-july', 'two-calendars', 'ask']),
    /** How marks are given there: the scale, and with what one passes. */
    marks: sentences,
    /** The Spanish consulate of each part of it. */
    consulate: sentences,
    /** Pages of those consulates whose address was seen linked elsewhere; there may be more. */
    consulatePages: listOf(z.strictObject({ city: text, url: source.url })),
    /** Loans and fees. */
    money: sentences,
    /** Codes of ISO 4217. */
    currencies: listOf(z.string().regex(/^[A-Z]{3}$/, 'is no code of a currency')),
    /** The time of its capital, or of the city that all look at. */
    time: z
      .strictObject({
        zone: z.string().refine(isTimeZone, 'is no time zone of IANA: America/Lima'),
        city: inBothLanguages,
      })
      .optional(),
    /** What else is different there. */
    more: sentences,
  })
  .superRefine(({ ownWords, ...country }, { addIssue }) => {
    const english = [
      ...sentencesOf(country).map(({ says }) => says.en),
      ...Object.values(country.heads).flatMap((said) => said?.en ?? []),
    ];
    for (const topic of countryTopics)
      if (country.heads[topic] && country[topic].length === 0)
        addIssue({ code: 'custom', path: ['heads', topic], message: 'is of nothing that is said' });
    for (const word of ownWords.filter((each) => !english.some((said) => said.includes(each))))
      addIssue({ code: 'custom', path: ['ownWords'], message: `no English sentence has ${word}` });
    for (const said of english.filter((each) => isForeign(without(each, ownWords))))
      addIssue({ code: 'custom', path: ['ownWords'], message: `lacks a name of "${said}"` });
  });

/** Sentences that hold for every country, by the part of a page in which they stand. */
export const everyCountrySchema = z.strictObject({
  scholarships: sentences,
});

function shortLine() {
  return text.refine((said) => said.split(' ').length <= 6, 'has more than six words');
}

function nextMarch(from: string): string {
  return `${Number(from.slice(0, 'YYYY'.length)) + 1}-03-31`;
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Places keep their accents in English. */
const places = ['Bogotá', 'Galápagos'];

function without(sentence: string, words: readonly string[]): string {
  // The longest first: "media superior" stands within "educación media superior".
  const longest = [...words, ...places].toSorted((a, b) => b.length - a.length);
  return longest.reduce((text, word) => text.replaceAll(word, ''), sentence);
}

function isForeign(sentence: string): boolean {
  return /[áéíóúñ]/.test(sentence);
}
