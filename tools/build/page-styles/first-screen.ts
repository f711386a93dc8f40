/** About as much HTML of a page as a phone and a small laptop show at first: what a page begins with is styled before the rest. */
const FIRST_SCREEN = 3_600;
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/**
 * Where the first screen of a built page ends: between two sections of it, the last of them within the first screen, else the
 * first behind it. `undefined` where a page has no such place.
 */
export function endOfFirstScreen(html: string): number | undefined {
  const mark = '<div class="page-slot">';
  const slot = html.indexOf(mark);
  if (slot === -1) return undefined;
  const begin = slot + mark.length;
  // Between its sections, or between those of the one element that holds them.
  const deepest = html.startsWith('<section', begin) ? 1 : 2;
  let depth = 0;
  let last: number | undefined;
  const tags = /<(\/?)([a-z][\w-]*)[^<>]*?(\/?)>/gi;
  tags.lastIndex = begin;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [text, closes, name = '', isEmpty] = tag;
    if (VOID.has(name) || isEmpty) continue;
    depth += closes ? -1 : 1;
    if (depth < 0) return last;
    if (!closes || depth >= deepest) continue;
    const end = tag.index + text.length;
    // Behind the last of its siblings is no place: what comes next closes their parent.
    if (html.startsWith('</', end)) continue;
    if (last !== undefined && end - begin > FIRST_SCREEN) return last;
    last = end;
    if (end - begin > FIRST_SCREEN) return last;
  }
  return last;
}
