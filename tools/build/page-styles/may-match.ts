import type { Shown, ShownElement } from './elements-of-page.ts';
import type { Compound, Selector } from './selector.ts';

/** Whether the last element that a selector names can be this one, as far as tag, id and classes say. */
export function mayBe(selector: Selector, element: ShownElement): boolean {
  const subject = selector.compounds.at(-1);
  return subject !== undefined && fits(subject, element);
}

/** Whether each element that a selector names is among those shown; of attributes nothing is asked unless they are listed. */
export function mayMatch(selector: Selector, shown: Shown, withAttributes: boolean): boolean {
  return selector.compounds.every(
    (compound) =>
      (!withAttributes || compound.attributes.every((name) => shown.attributes.has(name))) &&
      compound.oneOf.every((list) => list.some((each) => mayMatch(each, shown, withAttributes))) &&
      isAmong(compound, shown),
  );
}

function isAmong(compound: Compound, { elements, words }: Shown): boolean {
  if (!compound.words.every((word) => words.has(word))) return false;
  if (compound.words.length < 2) return true;
  for (const element of elements.values()) if (fits(compound, element)) return true;
  return false;
}

function fits({ tag, id, classes }: Compound, element: ShownElement): boolean {
  return (
    (tag === undefined || tag === '*' || tag === element.tag) &&
    (id === undefined || id === element.id) &&
    classes.every((name) => element.classes.has(name))
  );
}
