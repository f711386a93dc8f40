import type { Fact } from '#content/facts/fact.ts';
import type { Locale } from '#domain/locale.ts';
import type { Access } from '#domain/pathway/keys.ts';
import type { WayCode } from './slugs.ts';

type InBothLanguages = Readonly<Record<Locale, string>>;

/** One sentence of a page with what it rests on: the page that says it, how it was read, on which day. */
export type WayFact = Pick<
  Fact,
  'id' | 'source' | 'url' | 'mark' | 'checked' | 'staleAfter' | 'year'
> & {
  says: InBothLanguages;
};

/** When the last school year ends, as far as it matters for a Spanish September. */
export type YearEnd = 'november-december' | 'may-july' | 'two-calendars' | 'ask';

/** The way from one country: only what differs from the others. What is not in it has to be asked. */
export type CountryWay = {
  code: WayCode;
  /** As a list of countries names it. */
  name: InBothLanguages;
  title: InBothLanguages;
  access: Access;
  /** What is spoken there; Spanish unless said otherwise. */
  ownLanguage?: 'pt';
  /** Names of there that stand untranslated in a sentence of another language. */
  ownWords: readonly string[];
  /** What the end of secondary school is called there. */
  diploma: readonly WayFact[];
  /** Who puts the apostille, and what comes before it. */
  papers: readonly WayFact[];
  year: readonly WayFact[];
  yearEnds: YearEnd;
  /** What else is different there. */
  more: readonly WayFact[];
};

/** What says nothing of its days was looked at when the pages were written. */
type Written = Omit<WayFact, 'checked' | 'staleAfter' | 'says'> &
  Partial<Pick<WayFact, 'checked' | 'staleAfter'>> &
  InBothLanguages;

/** A sentence on offices and papers: looked at again within a year. */
export function paper({ es, en, ...fact }: Written): WayFact {
  return { says: { es, en }, checked: '2026-11-23', staleAfter: '2027-11-23', ...fact };
}

/** A sentence on the dates of one school year: the next one has others. */
export function dates({ es, en, ...fact }: Written): WayFact {
  return { says: { es, en }, checked: '2026-11-23', staleAfter: '2027-03-31', ...fact };
}

/** The sentences that may be printed: what nobody verified is not. */
export function believed(facts: readonly WayFact[]): WayFact[] {
  return facts.filter(({ mark }) => mark !== 'U');
}
