/** What the words of every section have; an instrument adds its own. */
export type WordsOfSection = {
  /** Heads its chapter. */
  readonly yours: string;
  readonly types: Readonly<Record<string, ScaleWords>>;
  readonly foldsTitle: string;
  readonly meaning: {
    readonly title: string;
    readonly folds: readonly { readonly title: string; readonly text: readonly string[] }[];
  };
  readonly repeatOld: string;
  readonly next: { readonly repeatTitle: string; readonly repeatText: string };
};

/** Those of an instrument that adds to the first one have what a report without it says, beside what leads to its test. */
export type WordsOfFurtherSection = WordsOfSection & { readonly missing: string };

export type ScaleWords = {
  readonly name: string;
  readonly line: string;
  readonly paragraph: string;
};
