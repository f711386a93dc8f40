import { AtRule, Container, Rule, type Declaration, type Root } from 'postcss';

/** Which variables a sheet has to set, which of the design's tokens, and whether it has the stand-ins of fonts. */
export type Asked = {
  readonly variables: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly hasFaces: boolean;
};

/** The layer in which Tailwind sets the tokens, on the root alone. */
export const TOKENS = 'theme';

/** What one piece of a sheet asks for, and what it sets: of each variable what its value asks for. */
type Asking = {
  readonly asks: readonly string[];
  readonly sets: readonly (readonly [string, readonly string[]])[];
};

/**
 * All custom properties that a sheet asks for, and those that these are made of, if of its rules only some are kept. What stands in
 * no rule, as animations and faces, is always kept.
 * @param styled the rules of the sheet in their order, each with what stands for it in the question
 */
export function variablesIn<Known>(
  root: Root,
  styled: readonly (readonly [Rule, Known])[],
): (keep: (rule: Known) => boolean) => Set<string> {
  const rules = new Set<unknown>(styled.map(([rule]) => rule));
  const others: Declaration[] = [];
  root.walkDecls((declaration) => {
    if (!rules.has(declaration.parent)) others.push(declaration);
  });
  const always = askingOf(others);
  const each = styled.map(([rule, known]) => {
    const own: Declaration[] = [];
    rule.walkDecls((declaration) => void own.push(declaration));
    return { known, asking: askingOf(own) };
  });
  return (keep) => {
    const kept = [always, ...each.filter(({ known }) => keep(known)).map(({ asking }) => asking)];
    const asked = new Set(kept.flatMap(({ asks }) => asks));
    const definitions = new Map<string, (readonly string[])[]>();
    for (const [name, asks] of kept.flatMap(({ sets }) => sets))
      definitions.set(name, [...(definitions.get(name) ?? []), asks]);
    // What is added while this runs is gone through as well.
    for (const name of asked)
      for (const each of definitions.get(name)?.flat() ?? []) asked.add(each);
    return asked;
  };
}

function askingOf(declarations: readonly Declaration[]): Asking {
  const isVariable = ({ prop }: Declaration) => prop.startsWith('--');
  return {
    asks: declarations.filter((each) => !isVariable(each)).flatMap(({ value }) => namesIn(value)),
    sets: declarations.filter(isVariable).map(({ prop, value }) => [prop, namesIn(value)] as const),
  };
}

function namesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
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
