import { cut } from './changed-part.ts';
import type { TextsOnly } from './compare-blocks.ts';
import { differenceOf } from './compare-texts.ts';
import { change, type Difference } from './difference.ts';
import type { ShownTag } from './shown-tag.ts';
import { changedPairs, type Pair } from './pairs.ts';
import { emptyElements, type Tag } from './read-html.ts';

/**
 * The differences of two structures: attributes of tags of one name, whole tags otherwise. Closing tags are told where there are
 * more of them than opening tags that explain them, and places of texts (`#text`) where there are more than texts.
 */
export function compareTags(
  before: readonly ShownTag[],
  after: readonly ShownTag[],
  texts: TextsOnly,
): Difference[] {
  const pairs = changedPairs(before, after, ({ shown }) => shown);
  const isTold = unexplained(pairs, texts);
  return pairs.filter(isTold).flatMap((pair) => {
    const where = pair.before ? pathTo(before, pair.at[0]) : pathTo(after, pair.at[1]);
    return differencesOf(pair).map((difference) => ({ ...difference, where }));
  });
}

function unexplained(
  pairs: readonly Pair<ShownTag>[],
  texts: TextsOnly,
): (pair: Pair<ShownTag>) => boolean {
  const excess = new Map([
    ['before #text', -texts.before],
    ['after #text', -texts.after],
  ]);
  const add = (key: string, more: number) => excess.set(key, (excess.get(key) ?? 0) + more);
  for (const pair of pairs) {
    if (isSameElement(pair)) continue;
    for (const side of ['before', 'after'] as const) {
      const tag = pair[side];
      if (tag?.open) add(`${side} </${tag.open.name}>`, -1);
      else if (tag) add(`${side} ${tag.shown}`, 1);
    }
  }
  return (pair) =>
    (['before', 'after'] as const).some((side) => {
      const tag = pair[side];
      return tag !== undefined && (!follows(tag) || (excess.get(`${side} ${tag.shown}`) ?? 0) > 0);
    });
}

/** Whether a tag comes with another or with a text. */
function follows({ shown }: ShownTag): boolean {
  return shown === '#text' || shown.startsWith('</');
}

function isSameElement({ before, after }: Pair<ShownTag>): boolean {
  return before?.open !== undefined && before.open.name === after?.open?.name;
}

function differencesOf({ before, after }: Pair<ShownTag>): Difference[] {
  const [old, now] = [before?.open, after?.open];
  if (old && now && old.name === now.name) return compareAttributes(old, now);
  return [{ kind: 'structure', what: change(before?.shown, after?.shown) }];
}

function compareAttributes(before: Tag, after: Tag): Difference[] {
  const keys = new Set([...before.attributes.keys(), ...after.attributes.keys()]);
  return [...keys].flatMap((key): Difference[] => {
    const [old, now] = [before.attributes.get(key), after.attributes.get(key)];
    if (old === now) return [];
    const of = `<${before.name}> ${key}: `;
    // An attribute without a value is shown by its name.
    if (old === undefined) return [differenceOf('structure', of, undefined, now || key)];
    if (now === undefined) return [differenceOf('structure', of, old || key, undefined)];
    if (key !== 'class') return [differenceOf('structure', of, old, now)];
    return [{ kind: 'structure', what: `${of}${change(...changedClasses(old, now))}` }];
  });
}

function changedClasses(before: string, after: string): [before: string, after: string] {
  const [a, b] = [before.split(' '), after.split(' ')];
  const only = (all: string[], others: string[]) =>
    all.filter((name) => !others.includes(name)).join(' ');
  return [only(a, b), only(b, a)];
}

/** The elements around a place, such as `main > section#costs > p`. */
function pathTo(tags: readonly ShownTag[], place: number): string {
  const around: string[] = [];
  for (const { shown, open } of tags.slice(0, place)) {
    if (open && !emptyElements.has(open.name)) around.push(nameOf(open));
    else if (shown.startsWith('</')) around.pop();
  }
  return cut(around.filter((name) => name !== 'html').join(' > '), 200);
}

function nameOf({ name, attributes }: Tag): string {
  const id = attributes.get('id');
  return id ? `${name}#${id}` : name;
}
