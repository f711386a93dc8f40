import type { WayFact } from '#content/ways/way.ts';
import type { Fact } from '#content/facts/fact.ts';

/** A topic of a country's page: its name, and what is known, sentence by sentence. */
export type CountryRow = {
  readonly id: string;
  readonly label: string;
  readonly sentences: readonly string[];
};

/** A country in one language, as its page shows it. */
export type ToldCountry = {
  /** Topics of which something is known, what has to be asked, and where the rest stands. */
  readonly rows: readonly CountryRow[];
  readonly sources: readonly (WayFact | Fact)[];
};
