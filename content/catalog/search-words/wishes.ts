// What people type who look for no name but wish for something: a wish is known by its words, and answered by what is known of
// careers. Texts are compared in small letters and without accents. The first wish that fits counts: what is narrow comes
// before what is wide. Which careers answer it is computed by `tools/content/emit/wishes.ts`.
/**
 * `money`, `jobs`: how it went after the degree; `no-maths`: mathematics is not among what it demands; `home`: a screen all
 * day; `short`: two years at most; `easy-entry`: a pass was enough; `public`: posts of the State; `unwanted`: only what is not wanted is
 * said; `machines`: what no machine will take, which nobody knows; `unsure`: no wish yet.
 */
export const wishIds = [
  'money',
  'jobs',
  'no-maths',
  'home',
  'alone',
  'moving',
  'unwanted',
  'machines',
  'animals',
  'children',
  'short',
  'easy-entry',
  'public',
  'travel',
  'farm',
  'plants',
  'outdoors',
  'hands',
  'draw',
  'stage',
  'art',
  'tech',
  'people',
  'lives',
  'elders',
  'sick',
  'planet',
  'help',
  'unsure',
] as const;

export type WishId = (typeof wishIds)[number];

/** The words of a language: how each wish is told, in the order in which they are tried, and what tells nothing. */
export type WishWords = {
  readonly told: readonly (readonly [WishId, RegExp])[];
  /** Says neither which career is meant nor which wish. */
  readonly noise: RegExp;
  /** How a text begins that says what is not wanted. */
  readonly refusal: RegExp;
  /** A whole text that means no work that there are studies for: a crime, fortune-telling, a family business. */
  readonly none: RegExp;
};
