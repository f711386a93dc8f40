/** An element as selectors see it, without its attributes. */
export type ShownElement = {
  readonly tag: string;
  readonly id: string | undefined;
  readonly classes: ReadonlySet<string>;
};

/** What stands in documents: every kind of element once. */
export type Shown = {
  readonly elements: Map<string, ShownElement>;
  /** Attributes as `name` and, of `data-…`, `name=value`. */
  readonly attributes: Set<string>;
  /** All tags, ids and classes as selectors write them: `a`, `#main`, `.btn`. */
  readonly words: Set<string>;
  /** Whole tags that were read before: on a thousand pages most are the same. */
  readonly tags: Set<string>;
};

export function nothingShown(): Shown {
  return { elements: new Map(), attributes: new Set(), words: new Set(['*']), tags: new Set() };
}

/** What is no element of the page: the text of scripts and styles may hold anything. */
const NOT_SHOWN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Adds what stands in a piece of HTML that React has written to what is known. */
export function addShown(shown: Shown, html: string): void {
  for (const [whole, tag = '', attributes = ''] of html
    .replaceAll(NOT_SHOWN, '')
    .matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    if (shown.tags.has(whole)) continue;
    shown.tags.add(whole);
    let id: string | undefined;
    let named = '';
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      if (name === 'id') id = value;
      else if (name === 'class') named = value;
      shown.attributes.add(name.toLowerCase());
      if (name.startsWith('data-')) shown.attributes.add(`${name}=${value}`);
    }
    const key = `${tag} ${id ?? ''} ${named}`;
    if (shown.elements.has(key)) continue;
    const classes = new Set(unescaped(named).split(/\s+/).filter(Boolean));
    shown.elements.set(key, { tag: tag.toLowerCase(), id, classes });
    for (const name of classes) shown.words.add(`.${name}`);
    if (id !== undefined) shown.words.add(`#${id}`);
    shown.words.add(tag.toLowerCase());
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
