/** Names are in small letters, entities are read, attributes keep no order of importance. */
export type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };
export type Token =
  | ({ readonly kind: 'open' } & Tag)
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Elements that have no end. */
export const emptyElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** In these a `<` begins no tag. */
const raw = /^(script|style|textarea|title)$/;
const tag = /<(\/?)([a-zA-Z][^\s/>]*)((?:[^>"']+|"[^"]*"|'[^']*')*)>/y;
const ignored = /<!--[^]*?-->|<[!?][^>]*>/y;
const attribute = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/**
 * Reads a page as its tags and the text between them, in their order. Comments and the doctype are left out, and the text
 * around a comment is one text. Tags that HTML lets a writer leave out are not supplied: both builds write them or neither.
 */
export function readHtml(html: string): Token[] {
  const tokens: Token[] = [];
  let drawings = 0;
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    addText(tokens, html.slice(at, next < 0 ? html.length : next));
    if (next < 0) break;
    at = next;
    const skipped = matchAt(ignored, html, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const found = matchAt(tag, html, at);
    if (!found) {
      addText(tokens, '<');
      at += 1;
      continue;
    }
    at += found[0].length;
    const name = (found[2] ?? '').toLowerCase();
    const rest = found[3] ?? '';
    if (found[1]) {
      if (!emptyElements.has(name)) tokens.push({ kind: 'close', name });
      if (name === 'svg') drawings -= 1;
      continue;
    }
    tokens.push({ kind: 'open', name, attributes: readAttributes(rest) });
    if (drawings > 0 && rest.endsWith('/')) tokens.push({ kind: 'close', name });
    else if (name === 'svg') drawings += 1;
    else if (raw.test(name)) {
      const end = endOf(html, name, at);
      addText(tokens, html.slice(at, end), name === 'script' || name === 'style');
      at = end;
    }
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  return matchAt(closing, html, from)?.index ?? html.length;
}

function addText(tokens: Token[], text: string, isRaw = false): void {
  if (text === '') return;
  const read = isRaw ? text : readEntities(text);
  const last = tokens.at(-1);
  if (last?.kind === 'text') tokens[tokens.length - 1] = { kind: 'text', text: last.text + read };
  else tokens.push({ kind: 'text', text: read });
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    // As browsers do: of two attributes of a name the first counts.
    if (!found.has(key)) found.set(key, readEntities(double ?? single ?? bare ?? ''));
  }
  return found;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Reads numbers and the names that a serialiser writes; any other name stays as it is. */
function readEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
