/** What a portrait says beside its name, in one language; what each part means stands in `content/schemas/portrait.ts`. */
export type Portrait = {
  readonly text: string;
  readonly goodDay: string;
  readonly drains: string;
  readonly questions: readonly [string, string];
  readonly tries: readonly [string, string, string];
};
