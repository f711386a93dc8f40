import type { Copy } from '#content/dictionaries/es/compare-careers.ts';

/** The rows of the table: one of each career, sentences made at build time. */
export const comparedRows = [
  'line',
  'asks',
  'level',
  'studies',
  'years',
  'grades',
  'price',
  'skills',
  'gives',
] as const;

export type ComparedRow = (typeof comparedRows)[number];

/** A career as it stands beside others. */
export type ComparedCareer = Readonly<Record<ComparedRow, string>> & {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  /** Shares of the scale, in the order of the letters. */
  readonly shares: readonly number[];
};

/** What the build leaves in the page for the island: all careers of one language, and the words around them. */
export type CompareData = {
  readonly careers: readonly ComparedCareer[];
  /** What the address calls its careers: `?con=`. */
  readonly parameter: string;
  readonly copy: Copy;
};

export const compareDataId = 'compare-data';

/** So many stand side by side. */
export const MOST = 3;
