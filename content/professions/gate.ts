import type { Words } from '#content/catalog/words.ts';
import type { GateKind, GateSource } from '#content/schemas/profession.ts';

/** What stands between a title and the work in Spain; what each part means stands in `content/schemas/profession.ts`. */
export type Gate = {
  readonly kind: GateKind;
  readonly forSome?: true;
  readonly what: Words;
  readonly outside?: Words;
  readonly source: Readonly<GateSource>;
};

export type RegulatedProfession = {
  readonly name: Words;
  /** Ids of careers of the catalogue that lead into it, in the order of the catalogue. */
  readonly careers: readonly string[];
  /** In the order in which one meets them. */
  readonly gates: readonly Gate[];
  /** Years from the first day of study to practice. */
  readonly years?: { readonly least: number; readonly most: number };
  readonly entry?: Words;
};
