/** A record as its form has it, `null` takes it away; and the record as it was when the draft began. */
export type Draft = { readonly key: string; readonly said: unknown; readonly base?: unknown };

/** Where a draft is wrong: `field` is `answer.0.es`, empty for the record as a whole. */
export type DraftMistake = {
  readonly key: string;
  readonly field: string;
  readonly reason: string;
};
