import { parse, type Root, type Rule } from 'postcss';
import {
  framesOf,
  layerOf,
  removeEmpty,
  removeUnused,
  variablesIn,
  type Asked,
} from './sheet-contents.ts';
import { selectorsOf, type Selector } from './selector.ts';

/** A rule of a sheet, with what decides whether its place matters. */
export type StyleRule = {
  readonly selectors: readonly Selector[];
  /** Its cascade layer; of two layers the order is given once, wherever their rules stand. */
  readonly layer: string;
  /** The families of what it sets: `margin` for `margin-inline`, a custom property as it is. */
  readonly sets: ReadonlySet<string>;
  readonly isPrint: boolean;
  /** For a window that hardly holds a word, or text of twice its size. */
  readonly isNarrow: boolean;
};

/** A sheet as its rules in their order, and writing it again with some of them. */
export type StyleSheet = {
  readonly rules: readonly StyleRule[];
  /** All custom properties that some of its rules ask for, and those that these are made of. */
  variables(keep: (rule: StyleRule) => boolean): Set<string>;
  /** As text, with the frames and animations of the rules that are kept, and of their variables those that are asked for. */
  write(keep: (rule: StyleRule) => boolean, asked: Asked): string;
};

/** Reads a sheet as the bundler has made it: minified, without nested rules. */
export function readSheet(css: string): StyleSheet {
  const root = parse(css);
  const pairs = styleRulesOf(root).map((rule) => [rule, ruleOf(rule)] as const);
  const rules = pairs.map(([, rule]) => rule);
  function only(keep: (rule: StyleRule) => boolean): Root {
    const copy = root.clone();
    styleRulesOf(copy).forEach((rule, at) => {
      const known = rules[at];
      if (!known || !keep(known)) rule.remove();
    });
    return copy;
  }
  function write(keep: (rule: StyleRule) => boolean, asked: Asked): string {
    const copy = only(keep);
    removeUnused(copy, asked);
    removeRepeated(copy);
    removeEmpty(copy);
    return copy.toString();
  }
  return { rules, variables: variablesIn(root, pairs), write };
}

/** What the bundler writes twice in a row, as the prefixed forms of older browsers. */
function removeRepeated(root: Root): void {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.toString() === declaration.toString()) declaration.remove();
  });
}

function styleRulesOf(root: Root): Rule[] {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    if (!framesOf(rule).some(({ name }) => name.endsWith('keyframes'))) found.push(rule);
  });
  return found;
}

function ruleOf(rule: Rule): StyleRule {
  const frames = framesOf(rule);
  const sets = new Set<string>();
  rule.walkDecls(({ prop }) => void sets.add(familyOf(prop)));
  return {
    selectors: selectorsOf(rule.selector),
    layer: layerOf(frames),
    sets,
    isPrint: frames.some(({ name, params }) => name === 'media' && params.trim() === 'print'),
    isNarrow: frames.some(
      ({ name, params }) => name === 'container' && /not \(width\s*>=\s*15rem\)/.test(params),
    ),
  };
}

/** Properties that set each other although their names begin otherwise. */
const KIN: Record<string, string> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  width: 'size',
  height: 'size',
  block: 'size',
  inline: 'size',
  line: 'font',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  align: 'place',
  justify: 'place',
};

function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-(webkit|moz|ms)-/, '').split('-');
  if (/^(min|max)-/.test(property))
    return property.replace(/(inline|block)-size|width|height/, 'size');
  if (/^grid-(row|column)-gap$/.test(property)) return 'gap';
  return KIN[first] ?? first;
}
