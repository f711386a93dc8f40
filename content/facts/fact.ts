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
  | 'hours'
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

/** A secondary source: a paper, a page of an office for an earlier year, or somebody else, as a summary or a copy. */
export type SecondHand = {
  by: 'press' | 'earlier' | 'other';
  /** Day, month or year of publication, `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; none where nothing says it. */
  on?: string;
};

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
  /** Of what is marked S, who says it: texts print it beside the figure ("según la prensa, octubre de 2023"). */
  said?: SecondHand;
  /** Day of the last look, `YYYY-MM-DD`. */
  checked: string;
  /** Last day on which nobody has to look again, `YYYY-MM-DD`. */
  staleAfter: string;
  /**
   * Of a price, a fee or a deadline: the year (`2025`) or academic year (`2025-26`) that it is of; `where` names it. When
   * it has ended the figure is stale, and eighteen months later it enters no sum (`domain/fact-age.ts`).
   */
  year?: string;
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
