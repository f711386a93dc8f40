import type { Locale } from '#domain/locale.ts';

type InBothLanguages = Readonly<Record<Locale, string>>;

/** What a value is counted in; `text` values are words that are the same in both languages, `day` values are `YYYY-MM-DD`. */
export type FactUnit =
  | 'EUR'
  | 'count'
  | 'EUR/credit'
  | 'EUR/month'
  | 'EUR/year'
  | 'countries'
  | 'day'
  | 'days'
  | 'exams'
  | 'grade'
  | 'hours/week'
  | 'minutes'
  | 'million jobs'
  | 'months'
  | 'percent'
  | 'people'
  | 'points'
  | 'rank'
  | 'times'
  | 'years'
  | 'text';

/**
 * A figure of the world that a page prints: with its source, the day somebody looked, and the day
 * after which somebody must look again.
 */
export type Fact = {
  /** Subject first, then year or edition: `tuition-credit-mean-2024`. Never reused for another value. */
  id: string;
  value: number | string;
  unit: FactUnit;
  /** What the value says, as a sentence part that stands beside it. */
  what: InBothLanguages;
  /** Where or for whom it holds. */
  where: InBothLanguages;
  /** Publisher and edition or date, as it is cited. */
  source: string;
  url: string;
  /**
   * `V`: read in a primary source or one that quotes it. `S`: press or secondary; pages say so. `U`: nobody verified it:
   * nothing is reckoned with it, and what would say it names an office to ask.
   */
  mark: 'V' | 'S' | 'U';
  /** Day of the last look, `YYYY-MM-DD`. */
  checked: string;
  /** From this day on the value may be printed no longer without a new look, `YYYY-MM-DD`. */
  staleAfter: string;
  /**
   * Of a price of a public degree: whether citizens of the EU and residents pay it, or everybody else. Never printed
   * without the other (decision 044).
   */
  paidBy?: 'resident' | 'foreign';
};

/** The facts that should have been looked at again by `today` (`YYYY-MM-DD`). */
export function staleFacts(facts: readonly Fact[], today: string): Fact[] {
  return facts.filter(({ staleAfter }) => staleAfter < today);
}
