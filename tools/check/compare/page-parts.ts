import { idRenumbering } from './hashed-names.ts';
import { headEntry, type HeadEntry } from './head-entry.ts';
import { loadedFile } from './loaded-file.ts';
import { readHtml, type Tag } from './read-html.ts';
import { canonical, showTag, type ShownTag } from './shown-tag.ts';
import { TextBlocks, type Block } from './text-blocks.ts';

/** A page taken apart. Each list is in the order of the page. */
export type PageParts = {
  readonly blocks: Block[];
  readonly structure: ShownTag[];
  readonly head: HeadEntry[];
  readonly jsonLd: string[];
  readonly data: string[];
  readonly styles: string[];
  /** Files that the page asks for, as `modulepreload react.js`. */
  readonly loading: string[];
};

/** Takes apart a page whose file names have lost their hashes. */
export function pageParts(html: string): PageParts {
  const texts = new TextBlocks();
  const { blocks } = texts;
  const parts: PageParts = {
    blocks,
    structure: [],
    head: [],
    jsonLd: [],
    data: [],
    styles: [],
    loading: [],
  };
  const doctype = /^\s*(<!doctype[^>]*>)/i.exec(html)?.[1] ?? 'no doctype';
  parts.structure.push({ shown: doctype.toLowerCase(), open: undefined });
  const renumber = idRenumbering();
  let isHead = false;
  let within: Tag | undefined;
  for (const token of readHtml(html)) {
    if (token.kind === 'text') {
      if (addSpecial(parts, within, token.text, isHead)) continue;
      if (texts.addText(token.text)) parts.structure.push({ shown: '#text', open: undefined });
      continue;
    }
    const { kind, name } = token;
    texts.addTag(kind === 'close' ? `/${name}` : name);
    if (name === 'head') isHead = kind === 'open';
    within = kind === 'open' ? token : undefined;
    // Its text is an entry of the head.
    if (isHead && name === 'title') continue;
    if (kind === 'close') parts.structure.push({ shown: `</${name}>`, open: undefined });
    else addTag(parts, token, isHead, renumber);
  }
  texts.end();
  return parts;
}

function addTag(
  parts: PageParts,
  given: Tag,
  isHead: boolean,
  renumber: (value: string) => string,
): void {
  const loaded = loadedFile(given);
  if (loaded) parts.loading.push(loaded.says);
  if (loaded?.isHint) return;
  const tag = canonical(loaded?.tag ?? given, renumber);
  const entry = isHead ? headEntry(tag) : undefined;
  if (entry) parts.head.push(entry);
  else parts.structure.push({ shown: showTag(tag), open: tag });
}

/** Takes what is no visible text to its own list; whether it was. */
function addSpecial(
  parts: PageParts,
  within: Tag | undefined,
  text: string,
  isHead: boolean,
): boolean {
  if (within?.name === 'title' && isHead) parts.head.push({ key: 'title', value: text.trim() });
  else if (within?.name === 'style') parts.styles.push(text);
  else if (within?.name !== 'script') return false;
  else if (within.attributes.get('type') === 'application/ld+json') parts.jsonLd.push(text);
  else if (within.attributes.get('type') === 'application/json') parts.data.push(text);
  else parts.structure.push({ shown: `<script>${text}`, open: undefined });
  return true;
}
