/**
 * The shape of a dictionary with every sentence widened to `string`: the Spanish file gives the shape, the English one
 * must satisfy it, so that a missing sentence does not compile. Lists keep any length.
 */
export type Dictionary<Words> = Words extends string
  ? string
  : Words extends readonly (infer Entry)[]
    ? readonly Dictionary<Entry>[]
    : { readonly [Key in keyof Words]: Dictionary<Words[Key]> };
