// The parts of the page on the method: those of the tests, with the certainty of the first interest, then what holds of all.
import type { Copy as TestsCopy, Part } from '#content/dictionaries/es/method-tests.ts';
import { certaintyLines } from './certainty-lines.ts';

export function methodParts(
  { interests, values, personality, certainty }: TestsCopy,
  ofAll: readonly Part[],
): readonly Part[] {
  const { title, text, line, names } = certainty;
  const certain = { title, text, formulas: [], list: certaintyLines(line, names) };
  return [{ ...interests, blocks: [...interests.blocks, certain] }, values, personality, ...ofAll];
}
