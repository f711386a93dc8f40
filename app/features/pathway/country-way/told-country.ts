import type { UsualWay } from '#content/pathway/stations.ts';
import type { UsualYear } from '#content/pathway/usual-year.ts';
import type { Outline } from '#content/ways/outline.ts';
import type { ToldNumbers } from '#content/ways/tell-numbers.ts';
import type { WayFact } from '#content/ways/way.ts';
import type { Fact } from '#content/facts/fact.ts';

/** A topic of a country's page as a card: what it is, what it comes to, and what is known, sentence by sentence. */
export type CountryCard = {
  readonly id: CardId;
  readonly label: string;
  /** Six words at most; nothing where the record has none. */
  readonly head: string | undefined;
  readonly sentences: readonly string[];
  /** Pages of others, where the topic has some. */
  readonly links: readonly { name: string; url: string }[];
};

export const cardIds = [
  'diploma',
  'papers',
  'year',
  'marks',
  'consulate',
  'there',
  'money',
  'more',
  'ask',
] as const;
export type CardId = (typeof cardIds)[number];

/** A country in one language, as its page shows it. */
export type ToldCountry = {
  /** The shape of the country; a title of all of Europe has none. */
  readonly outline: Outline | undefined;
  readonly spain: Outline;
  readonly numbers: ToldNumbers;
  readonly usual: UsualWay;
  /** Its years, and the day of the build. */
  readonly dated: { year: UsualYear; today: string };
  readonly cards: readonly CountryCard[];
  /** Of its own sentences, and of the weeks that are reckoned. */
  readonly own: readonly (WayFact | Fact)[];
  /** Of everything on the page. */
  readonly sources: readonly (WayFact | Fact)[];
};
