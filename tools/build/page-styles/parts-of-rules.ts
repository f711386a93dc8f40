import type { Shown, ShownElement } from './elements-of-page.ts';
import { mayBe } from './may-match.ts';
import type { StyleRule } from './style-rules.ts';

/** Where the rules of a page stand: written into it, in the sheet of all pages, in that of its kind. They come in this order. */
export const parts = { inline: 0, common: 1, kind: 2 } as const;
export type Part = (typeof parts)[keyof typeof parts];

/**
 * Says of every rule in which parts it stands, so that the parts one after the other style a page as the whole sheet does.
 * Of two rules of one weight that set the same thing of the same element the later one wins; where the earlier one comes in a
 * later part than it does, it stands there once more.
 * @param homes where each rule has to be in any case; rules that are in none are left out
 */
export function partsOfRules(
  rules: readonly StyleRule[],
  homes: (rule: StyleRule) => readonly Part[],
  shown: Shown,
): Map<StyleRule, ReadonlySet<Part>> {
  const subjects = subjectsIn(shown);
  const placed: { rule: StyleRule; last: number; own: ReadonlySet<Part> }[] = [];
  for (const rule of rules) {
    const own = new Set(homes(rule));
    if (own.size === 0) continue;
    const last = Math.max(...own);
    const isOverruled =
      last < parts.kind &&
      placed.some((earlier) => earlier.last > last && collide(earlier.rule, rule, subjects));
    if (isOverruled) own.add(parts.kind);
    placed.push({ rule, last: Math.max(...own), own });
  }
  return new Map(placed.map(({ rule, own }) => [rule, own]));
}

type Subjects = (rule: StyleRule) => readonly Target[];
/** A weight and a pseudo-element, with the elements that it may be about. */
type Target = { readonly key: string; readonly elements: ReadonlySet<ShownElement> };

function subjectsIn({ elements }: Shown): Subjects {
  const known = new Map<StyleRule, readonly Target[]>();
  const all = [...elements.values()];
  return (rule) => {
    const targets =
      known.get(rule) ??
      rule.selectors.map((selector) => ({
        key: `${selector.specificity} ${selector.pseudoElement}`,
        elements: new Set(all.filter((element) => mayBe(selector, element))),
      }));
    known.set(rule, targets);
    return targets;
  };
}

/** Whether the order of two rules decides how some element looks. */
function collide(one: StyleRule, other: StyleRule, subjects: Subjects): boolean {
  if (one.layer !== other.layer || !meet(one.sets, other.sets)) return false;
  return subjects(one).some((first) =>
    subjects(other).some(
      (second) => first.key === second.key && meet(first.elements, second.elements),
    ),
  );
}

function meet<Value>(some: ReadonlySet<Value>, others: ReadonlySet<Value>): boolean {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  for (const value of few) if (many.has(value)) return true;
  return false;
}
