// Answer sheets of the toys, version 1, with results worked out by hand.
import type { ToyScale } from '#domain/instruments/toy/scales.ts';

export type GoldenSheet = {
  readonly name: string;
  /** One digit per item 01 to 03. */
  readonly answers: Readonly<Record<ToyScale, string>>;
  /** Points of kites and drums. */
  readonly points: readonly number[];
  readonly leads: ToyScale | undefined;
};

export const goldenSheets: readonly GoldenSheet[] = [
  { name: 'kites', answers: { kites: '443', drums: '101' }, points: [11, 2], leads: 'kites' },
  { name: 'both alike', answers: { kites: '222', drums: '312' }, points: [6, 6], leads: undefined },
];
