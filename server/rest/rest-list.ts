/** In double quotes, with a backslash before what would end them; only before a comma or the closing parenthesis. */
const QUOTED = /"((?:[^"\\]|\\.)*)"(?=[,)])/sy;
const BARE = /[^,)]*/sy;

/**
 * The items of `in.(…)` by PostgREST's own grammar (`pListVal` of its query parser): a quote is one only where the whole
 * item stands in quotes, so that `Ana "Nena" Pérez` is a name; nothing between two commas is an empty text; and a list of
 * one empty text is an empty list. `undefined` for what is no list.
 */
export function listItems(operand: string): string[] | undefined {
  const list = operand.trim();
  if (!list.startsWith('(')) return undefined;
  const items: string[] = [];
  let at = 1;
  for (;;) {
    const [quoted, inside] = matchAt(QUOTED, list, at) ?? [];
    const [bare = ''] = quoted === undefined ? (matchAt(BARE, list, at) ?? []) : [];
    items.push(inside?.replaceAll(/\\(.)/gs, '$1') ?? bare);
    at += (quoted ?? bare).length + 1;
    if (list[at - 1] === ',') continue;
    const isWhole = list[at - 1] === ')' && at === list.length;
    if (!isWhole) return undefined;
    return items.length === 1 && items[0] === '' ? [] : items;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
