import type { z } from 'zod';
import type { factSchema } from '#content/schemas/fact.ts';

/** A figure of the world that a page prints, as its record says it. */
export type Fact = z.infer<typeof factSchema> & {
  /**
   * Of a price of a public degree: whether citizens of the EU and residents pay it, or all others. Never printed
   * without the other (decision 044).
   */
  paidBy?: 'resident' | 'foreign';
};

/** A secondary source. */
export type SecondHand = NonNullable<Fact['said']>;

/** The facts that should have been looked at again by `today` (`YYYY-MM-DD`). */
export function staleFacts(facts: readonly Fact[], today: string): Fact[] {
  return facts.filter(({ staleAfter }) => staleAfter < today);
}
