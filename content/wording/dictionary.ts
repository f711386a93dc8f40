/**
 * The shape of a dictionary with every sentence widened to `string`: the Spanish file gives the shape, the English one
 * must satisfy it, so that a missing sentence does not compile. Functions keep their arguments, lists any length.
 */
export type Dictionary<Words> = Words extends string
  ? string
  : Words extends (...values: never[]) => string
    ? Words
    : Words extends readonly (infer Entry)[]
      ? readonly Dictionary<Entry>[]
      : { readonly [Key in keyof Words]: Dictionary<Words[Key]> };
