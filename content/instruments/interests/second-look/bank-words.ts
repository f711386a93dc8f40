import type { InterestField } from '#domain/instruments/interests/fields.ts';

/** Something said of every item of the bank: three in each field. The type and the id follow from the place. */
export type BankWords = Readonly<Record<InterestField, readonly [string, string, string]>>;

/** What is said of the items, by their ids. */
export function byItem(words: BankWords): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, said]) =>
      said.map((one, index) => [`${field}-${index + 1}`, one] as const),
    ),
  );
}
