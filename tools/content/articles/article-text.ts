// What the text of a section may consist of: paragraphs, lists, tables, links, and a closed list of components, each in one form.
// Whatever is not on the list is refused with its line: code, braces, other elements, pictures, addresses that are not https.
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

/** Components and how each is written, up to the end of its first tag. */
export const components: Readonly<Record<string, RegExp>> = {
  Fact: /^<Fact id="[a-z0-9-]+"( bar=\{\d{1,6}\})? \/>/,
  To: /^<To (page|country|title)="[A-Za-z0-9-]+">/,
  Book: /^<Book>/,
  Table: /^<Table caption="[^"<>{}\n]{10,}">/,
  Photo: /^<Photo n="[1-4]" alt="[^"<>{}\n]{10,}" caption="[^"<>{}\n]{10,}" \/>/,
  Profession: /^<Profession code="\d{2}-\d{4}\.\d{2}">/,
  ProfessionMap: /^<ProfessionMap codes="[\d. ,-]+" \/>/,
  TuitionPair: /^<TuitionPair \/>/,
  TuitionTable: /^<TuitionTable \/>/,
};

/** Kinds of nodes that are text and nothing else. */
const plain: ReadonlySet<string> = new Set([
  'root',
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'break',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
]);

const code: ReadonlySet<string> = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

type Node = {
  readonly type: string;
  readonly name?: string | null | undefined;
  readonly url?: string | undefined;
  readonly depth?: number | undefined;
  readonly position?:
    { readonly start: { readonly line: number; readonly offset?: number | undefined } } | undefined;
  readonly children?: readonly Node[] | undefined;
};

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** Texts that were judged before, of a process that judges all articles again and again. */
const judged = new Map<string, readonly string[]>();

/** Why a text may not stand in an article, a reason a line: `line 3: <Script> is no component of articles`. */
export function textMistakes(text: string): readonly string[] {
  const known = judged.get(text);
  if (known) return known;
  if (judged.size > 1000) judged.clear();
  const found = judge(text);
  judged.set(text, found);
  return found;
}

function judge(text: string): readonly string[] {
  let tree: Node;
  try {
    tree = processor.parse(text);
  } catch (error) {
    return [`line ${lineOf(error)}: cannot be read`];
  }
  const found: string[] = [];
  walk(tree);
  return found;

  function walk(node: Node): void {
    const reason = refusal(node, text);
    if (reason !== undefined) found.push(`line ${node.position?.start.line ?? 1}: ${reason}`);
    else node.children?.forEach(walk);
  }
}

/** A heading, or a line that is printed as it is. */
export function isPlainLine(line: string): boolean {
  try {
    const [node, ...more]: readonly Node[] = processor.parse(`## ${line}`).children;
    return more.length === 0 && (node?.children ?? []).every(({ type }) => type === 'text');
  } catch {
    return false;
  }
}

function refusal(node: Node, text: string): string | undefined {
  if (plain.has(node.type)) return undefined;
  if (code.has(node.type)) return 'has code in it';
  if (node.type === 'heading')
    return node.depth === 3 ? undefined : 'has a heading of another level';
  if (node.type === 'link')
    return /^https:\/\/[^\s<>"'\\]+$/.test(node.url ?? '')
      ? undefined
      : `${node.url ?? ''} is no address over https`;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const form = components[node.name ?? ''];
    if (!form || !Object.hasOwn(components, node.name ?? ''))
      return `<${node.name ?? ''}> is no component of articles`;
    // A picture with its caption is no part of a sentence.
    if (node.name === 'Photo' && node.type === 'mdxJsxTextElement')
      return '<Photo> stands in a line of its own';
    const written = text.slice(node.position?.start.offset ?? 0);
    return form.test(written) ? undefined : `<${node.name ?? ''}> is written in another way`;
  }
  return `has something in it that is no text (${node.type})`;
}

function lineOf(error: unknown): number {
  const { place, line }: { place?: unknown; line?: unknown } = Object(error);
  if (typeof line === 'number') return line;
  const { start, line: at }: { start?: { line?: number }; line?: number } = Object(place);
  return start?.line ?? at ?? 1;
}
