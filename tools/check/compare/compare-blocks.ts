import { changedPart } from './changed-part.ts';
import { differenceOf } from './compare-texts.ts';
import type { Difference } from './difference.ts';
import { changedPairs, type Pair } from './pairs.ts';
import type { Block } from './text-blocks.ts';

/** How many texts one of two pages has and the other has not. */
export type TextsOnly = { readonly before: number; readonly after: number };

/** The differences of visible texts, and those of where in a text its elements lie. */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): { differences: Difference[]; only: TextsOnly } {
  const pairs = changedPairs(before, after, ({ text }) => text);
  const differences = [
    ...pairs.map((pair) => differenceOf('text', '', pair.before?.text, pair.after?.text)),
    ...[...facing(pairs), ...equalTexts(before, after)].flatMap(compareLayouts),
  ];
  const only = {
    before: pairs.filter(({ after }) => after === undefined).length,
    after: pairs.filter(({ before }) => before === undefined).length,
  };
  return { differences, only };
}

type Facing = readonly [before: Block, after: Block];

function facing(pairs: readonly Pair<Block>[]): Facing[] {
  return pairs.flatMap(({ before, after }): Facing[] => (before && after ? [[before, after]] : []));
}

/** Texts that both pages have equally often. */
function equalTexts(before: readonly Block[], after: readonly Block[]): Facing[] {
  const [old, now] = [before, after].map((blocks) => Map.groupBy(blocks, ({ text }) => text));
  return [...(old ?? [])].flatMap(([text, blocks]) => {
    const others = now?.get(text) ?? [];
    if (others.length !== blocks.length) return [];
    return blocks.flatMap((block, n): Facing[] => (others[n] ? [[block, others[n]]] : []));
  });
}

/**
 * A part of a text that has gone into another element is told by neither text nor structure, where the elements are the same.
 * What changed of the text itself is no difference here.
 */
function compareLayouts([before, after]: Facing): Difference[] {
  if (before.layout === after.layout || tagsIn(before.layout) !== tagsIn(after.layout)) return [];
  const [text, layout] = [
    changedPart(before.text, after.text),
    changedPart(before.layout, after.layout),
  ];
  if (text.before === layout.before && text.after === layout.after) return [];
  return [differenceOf('structure', 'text in another element: ', before.layout, after.layout)];
}

function tagsIn(layout: string): string {
  return (layout.match(/<\/?[a-z]+>/g) ?? []).join('');
}
