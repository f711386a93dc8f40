// The table of processors: the owner's record of them, in the words of a language.
import { people } from '#content/site-people.ts';

type ProcessorWords = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<string, { readonly name: string; readonly purpose: string }>>;
  readonly regions: Readonly<Record<string, string>>;
};

/** Rows of four cells: kind, purpose, provider, place. A kind or place without a name stands as it is in the record. */
export function processorTable({ caption, columns, kinds, regions }: ProcessorWords) {
  return {
    caption,
    columns,
    rows: people.processors.value.map(({ kind, provider, region }) => [
      kinds[kind]?.name ?? kind,
      kinds[kind]?.purpose ?? kind,
      provider,
      regions[region] ?? region,
    ]),
  };
}
