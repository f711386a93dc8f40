// What a portrait says beside its name: how it is lived by people who answer like this. About what one likes to do, never
// about ability or character, and no promise; each sentence must be true of whoever is given it (`portraitOf`).

export type Portrait = {
  /** Begins with what one likes to do. */
  readonly text: string;
  readonly goodDay: string;
  readonly drains: string;
  readonly questions: readonly [string, string];
  /** Each can be done this week and costs nothing. */
  readonly tries: readonly [string, string, string];
};
