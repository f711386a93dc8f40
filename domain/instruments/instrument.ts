// What an instrument is: data that says which items exist, which scale each feeds, and how it is asked.
// Words are not here (content/instruments holds them by language); a published version never changes.

/** `full` asks every item; `short` a selection of the same bank, chosen by the answers: see `adaptive.ts`. */
export const forms = ['full', 'short'] as const;
export type Form = (typeof forms)[number];

/** One question: its stable id, the scale it feeds, and whether a high choice lowers that scale. */
export type Item<Scale extends string = string> = {
  readonly id: string;
  readonly scale: Scale;
  readonly reversed: boolean;
  /** The part of the scale that the item covers; for reviewers and research, never scored. */
  readonly facet: string;
  /** The field inside the scale, in versions that have them; it counts in the order of careers, never in a score. */
  readonly field?: string;
};

/** Whole numbers, both ends included: the value keys of the choices, the same in every language. */
export type ChoiceRange = { readonly min: number; readonly max: number };

/** What is known of the precision of a whole scale, in points of that scale. */
export type Precision = {
  /** Standard error of measurement of a scale with every item answered. */
  readonly standardError: number;
  /** Two scales at most this many points apart are told as tied. */
  readonly tieMargin: number;
};

/** How a short form asks: the same number of items of every scale first, then where the order is open. */
export type AdaptiveRule = {
  /** Answers that every scale gets before anything is compared. */
  readonly startPerScale: number;
  /** A gap between two scales counts as settled from this many of its standard errors on. */
  readonly settledAt: number;
};

/**
 * A question that asks for one choice by its name, so that it shows whether questions are read. It belongs to no scale and
 * counts nowhere: not in a score, not among the questions, not in research. A full form asks it, right behind an item.
 */
export type InstructedItem = {
  readonly id: string;
  readonly choice: number;
  readonly behind: string;
};

/** Cards, one per scale, that a person may put in order after the questions; the answer to a card is its place. */
export type Ranking<Scale extends string = string> = {
  readonly cards: readonly { readonly id: string; readonly scale: Scale }[];
  /** What a place adds to the order of the scales, in points, the first place first; together 0. Never part of a score. */
  readonly pointsByPlace: readonly number[];
};

export type Instrument<Scale extends string = string, Id extends string = string> = {
  readonly id: Id;
  readonly version: number;
  /** In the order in which they are told. */
  readonly scales: readonly Scale[];
  readonly choices: ChoiceRange;
  readonly items: readonly Item<Scale>[];
  readonly precision: Precision;
  /** Item ids in the order of asking; an adaptive short form lists the whole bank, the most telling items first. */
  readonly forms: { readonly full: readonly string[]; readonly short?: readonly string[] };
  /** Present when the short form is adaptive. */
  readonly adaptive?: AdaptiveRule;
  readonly instructed?: readonly InstructedItem[];
  readonly ranking?: Ranking<Scale>;
};

/** Item id to chosen value key; absent or `null` means not answered. */
export type Responses = Readonly<Record<string, number | null>>;

/**
 * The value an item adds to its scale, counted from 0 at the least liking to
 * `choices.max - choices.min` at the most, with reversal applied.
 */
export function keyedValue(choices: ChoiceRange, item: Item, value: number): number {
  return item.reversed ? choices.max - value : value - choices.min;
}

/** Says whether a value is one of the instrument's choice keys (whole numbers in its range). */
export function isChoice(
  { choices }: Pick<Instrument, 'choices'>,
  value: number | null | undefined,
): value is number {
  return Number.isInteger(value) && Number(value) >= choices.min && Number(value) <= choices.max;
}

/** The key of the choice that was given for an item; `null` for none, and for a value that is no choice. */
export function choiceOf(instrument: Instrument, answers: Responses, id: string): number | null {
  // Nothing that an object inherits is a choice.
  const value = answers[id];
  return isChoice(instrument, value) ? value : null;
}

/** An own property of answers or times; an item called "constructor" must not find the one of Object. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  id: string,
): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
