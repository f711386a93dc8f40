import { AtRule, Container, Rule, type Root } from 'postcss';

/** Which variables a sheet has to set, which of the design's tokens, and whether it has the stand-ins of fonts. */
export type Asked = {
  readonly variables: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly hasFaces: boolean;
};

/** The layer in which Tailwind sets the tokens, on the root alone. */
export const TOKENS = 'theme';

/** All custom properties that rules ask for, and those that these are made of. */
export function variablesOf(root: Root): Set<string> {
  const asked = new Set<string>();
  const definitions = new Map<string, string[]>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) definitions.set(prop, [...(definitions.get(prop) ?? []), value]);
    else addAsked(asked, value);
  });
  // What is added while this runs is gone through as well.
  for (const name of asked) {
    for (const value of definitions.get(name) ?? []) addAsked(asked, value);
  }
  return asked;
}

function addAsked(asked: Set<string>, value: string): void {
  for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) asked.add(name);
}

/** Takes away variables, registered properties, faces and animations that are not asked for. */
export function removeUnused(root: Root, { variables, tokens, hasFaces }: Asked): void {
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    const isToken = rule instanceof Rule && layerOf(framesOf(rule)) === TOKENS;
    if (!(isToken ? tokens : variables).has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!variables.has(rule.params)) rule.remove();
  });
  root.walkAtRules('font-face', (rule) => {
    if (!hasFaces) rule.remove();
  });
  const animated: string[] = [];
  root.walkDecls(/animation|^--/, ({ value }) => void animated.push(...value.split(/[\s,]+/)));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animated.includes(rule.params)) rule.remove();
  });
}

/** Frames in which nothing is left. A list of layers is no frame: it gives their order. */
export function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!(node instanceof Container) || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** What stands around a rule, the nearest first. */
export function framesOf(rule: Rule): AtRule[] {
  const frames: AtRule[] = [];
  for (let above: unknown = rule.parent; above instanceof AtRule; above = above.parent) {
    frames.push(above);
  }
  return frames;
}

/** The cascade layer that frames make. */
export function layerOf(frames: readonly AtRule[]): string {
  const layers = frames.filter(({ name }) => name === 'layer').map(({ params }) => params);
  return layers.toReversed().join('.');
}
