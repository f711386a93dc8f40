import parse from 'postcss-selector-parser';

/** What has to hold of one element: the part of a selector between two combinators. */
export type Compound = {
  tag: string | undefined;
  id: string | undefined;
  classes: string[];
  attributes: string[];
  /** Tag, id and classes as selectors write them. */
  words: string[];
  /** Of each `:is()`, `:where()` and `:has()`, one has to be possible. */
  oneOf: Selector[][];
};

export type Selector = {
  compounds: Compound[];
  /** As numbers of one text, so that two can be compared at once. */
  specificity: string;
  /** `::before` and the like, of which another element's rules say nothing. */
  pseudoElement: string;
  /** Whether it waits for what a visitor does: a pointer, a key, an open menu. */
  isState: boolean;
};

const STATES =
  /^:(hover|active|focus|focus-visible|focus-within|popover-open|modal|checked|invalid|user-invalid|disabled|target)$/;

/** Reads the selectors of a rule. */
export function selectorsOf(text: string): Selector[] {
  return parse().astSync(text).nodes.map(selectorOf);
}

function selectorOf(node: parse.Selector): Selector {
  const weight: [number, number, number] = [0, 0, 0];
  const selector: Selector = {
    compounds: [emptyCompound()],
    specificity: '',
    pseudoElement: '',
    isState: false,
  };
  for (const part of node.nodes) addPart(selector, part, weight);
  return { ...selector, specificity: weight.join() };
}

function emptyCompound(): Compound {
  return { tag: undefined, id: undefined, classes: [], attributes: [], words: [], oneOf: [] };
}

function addPart(selector: Selector, part: parse.Node, weight: [number, number, number]): void {
  const compound = selector.compounds.at(-1) ?? emptyCompound();
  if (part.type === 'combinator') selector.compounds.push(emptyCompound());
  else if (part.type === 'tag') {
    compound.tag = part.value.toLowerCase();
    compound.words.push(compound.tag);
    weight[2] += 1;
  } else if (part.type === 'id') {
    compound.id = part.value;
    compound.words.push(`#${part.value}`);
    weight[0] += 1;
  } else if (part.type === 'class') {
    compound.classes.push(part.value);
    compound.words.push(`.${part.value}`);
    weight[1] += 1;
  } else if (part.type === 'attribute') {
    const value =
      part.operator === '=' && part.attribute.startsWith('data-') ? part.value : undefined;
    compound.attributes.push(value === undefined ? part.attribute : `${part.attribute}=${value}`);
    weight[1] += 1;
  } else if (part.type === 'pseudo') addPseudo(selector, compound, part, weight);
}

function addPseudo(
  selector: Selector,
  compound: Compound,
  part: parse.Pseudo,
  weight: [number, number, number],
): void {
  const name = part.value.toLowerCase();
  const isElement: boolean = parse.isPseudoElement(part);
  if (isElement) {
    selector.pseudoElement = name.replace(/^:+/, '');
    weight[2] += 1;
    return;
  }
  const inner = part.nodes.map(selectorOf);
  if (/^:(is|where|has|matches)$/.test(name)) compound.oneOf.push(inner);
  if (STATES.test(name)) selector.isState = true;
  if (name === ':where') return;
  if (/^:(is|not|has|matches)$/.test(name)) {
    const [highest = ''] = inner
      .map((each) => each.specificity)
      .toSorted()
      .toReversed();
    highest.split(',').forEach((amount, at) => (weight[at] = (weight[at] ?? 0) + Number(amount)));
  } else weight[1] += 1;
}
