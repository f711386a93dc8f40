/** One way of studying, as a line: official name, what it is in the reader's language, how long. */
export type StudyLine = {
  readonly id: string;
  /** Always Spanish. */
  readonly name: string;
  /** Only for those who do not read Spanish. */
  readonly gloss: string | undefined;
  readonly detail: string;
};

/** A university in a city, with what is known of entry there. */
export type PlaceLine = {
  readonly id: string;
  readonly name: string;
  /** A name, always Spanish, or that it is taught at a distance. */
  readonly city: string;
  readonly isDistant: boolean;
  readonly detail: string;
};
