// The words of an instrument in one language: what is asked, what each choice is called, and each item.

/** Choices by value key, items by item id. */
export type Wording = {
  readonly stem: string;
  readonly choices: Readonly<Record<number, string>>;
  readonly items: Readonly<Record<string, string>>;
};

/** The same keys as another wording; what the second language must satisfy, so that no item can be missing. */
export type WordingLike<First extends Wording> = {
  readonly [Part in keyof First]: First[Part] extends string
    ? string
    : { readonly [Key in keyof First[Part]]: string };
};
