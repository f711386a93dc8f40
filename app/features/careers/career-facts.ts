import type { Moment } from '#content/catalog/words.ts';
import type { CareerLevel } from '#domain/matching/career.ts';
import {
  riasecLetters,
  type ByLetter,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';

/** One way of studying, as a line: official name, what it is in the reader's language, how long. */
export type StudyLine = {
  readonly id: string;
  /** Always Spanish. */
  readonly name: string;
  /** Only for those who do not read Spanish. */
  readonly gloss: string | undefined;
  readonly detail: string;
};

/** Where each kind of studies can be looked up. */
export type OfficialSearches = {
  readonly degrees: string;
  readonly vocational: string;
  readonly artistic: string;
};

/** A career in one language, as its page shows it. */
export type CareerFacts = {
  readonly id: string;
  readonly name: string;
  readonly alsoCalled: readonly string[];
  readonly does: string;
  readonly day: readonly Moment[];
  readonly family: { readonly id: string; readonly name: string };
  readonly level: CareerLevel | 'either';
  readonly interests: ByLetter<number>;
  readonly values: ByValue<number> | undefined;
  readonly degrees: readonly StudyLine[];
  readonly titles: readonly StudyLine[];
  /** Whether a degree of it is taught outside of universities. */
  readonly isArtistic: boolean;
  readonly related: readonly { readonly name: string; readonly path: string }[];
  readonly onet: string;
  /** Months, already in words. */
  readonly interestsDated: string;
  readonly valuesDated: string;
};

/** The two types that an occupation asks for most, of those above its own mean. */
export function leadingInterests(interests: ByLetter<number>): readonly RiasecLetter[] {
  const mean = riasecLetters.reduce((sum, letter) => sum + interests[letter], 0) / 6;
  return riasecLetters
    .filter((letter) => interests[letter] > mean)
    .toSorted((a, b) => interests[b] - interests[a])
    .slice(0, 2);
}
