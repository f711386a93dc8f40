/** The text of an element that begins a line of its own, with single spaces. */
export type Block = {
  readonly text: string;
  /** The text with the names of the elements in it. */
  readonly layout: string;
};

/** Elements that stand in a line of text; any other begins a block. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Hears the tags and texts of a page in their order and makes blocks of them. */
export class TextBlocks {
  readonly blocks: Block[] = [];
  #text = '';
  #layout = '';

  /** Whether this is the first text of its block. */
  addText(text: string): boolean {
    const isFirst = this.#text.trim() === '' && text.trim() !== '';
    this.#text += text;
    this.#layout += text;
    return isFirst;
  }

  /** `tag` is as `strong` or `/strong`. */
  addTag(tag: string): void {
    if (!inline.has(tag.replace('/', ''))) this.end();
    else this.#layout += `<${tag}>`;
  }

  end(): void {
    const [text, layout] = [this.#text, this.#layout].map((all) => all.replace(/\s+/g, ' ').trim());
    if (text && layout) this.blocks.push({ text, layout });
    this.#text = '';
    this.#layout = '';
  }
}
