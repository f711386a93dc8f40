/** A font that a document carries within: its program, and what the document has to know to set type with it. */
export type Font = {
  readonly name: string;
  readonly program: Uint8Array;
  readonly perEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
  /** By character. */
  readonly glyphs: ReadonlyMap<string, Glyph>;
};

/** `width` in units of the em. */
type Glyph = { readonly id: number; readonly width: number };

/** Reads a TrueType file as `tools/build/fonts.mjs` writes it: one weight, its characters in one table of format 4. */
export function readFont(name: string, program: Uint8Array): Font {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const tag = String.fromCharCode(...program.subarray(at, at + 4));
    tables.set(tag, view.getUint32(at + 8));
  }
  const start = (tag: string) => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`${name} has no table ${tag}`);
    return at;
  };
  const head = start('head');
  const hhea = start('hhea');
  const measured = view.getUint16(hhea + 34);
  const widthOf = (id: number) => view.getUint16(start('hmtx') + 4 * Math.min(id, measured - 1));
  const glyphs = new Map<string, Glyph>();
  for (const [sign, id] of characters(view, start('cmap'))) {
    glyphs.set(sign, { id, width: widthOf(id) });
  }
  return {
    name,
    program,
    perEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [36, 38, 40, 42].map((at) => view.getInt16(head + at)),
    glyphs,
  };
}

/** The glyph of each character, from the table's stretches of character codes. */
function* characters(view: DataView, cmap: number): Generator<[string, number]> {
  const tables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  );
  const table = tables.find((at) => view.getUint16(at) === 4);
  if (table === undefined) throw new Error('no characters in a table of format 4');
  const stretches = view.getUint16(table + 6);
  const ends = table + 14;
  const starts = ends + stretches + 2;
  for (let at = 0; at < stretches; at += 2) {
    const shift = view.getUint16(starts + stretches + at);
    const slot = starts + 2 * stretches + at;
    const reach = view.getUint16(slot);
    const first = view.getUint16(starts + at);
    for (let code = first; code <= view.getUint16(ends + at) && code !== 0xffff; code += 1) {
      const listed = reach === 0 ? code : view.getUint16(slot + reach + 2 * (code - first));
      yield [String.fromCharCode(code), reach === 0 || listed > 0 ? (listed + shift) & 0xffff : 0];
    }
  }
}

/** How wide a text is at one point. */
export function textWidth({ glyphs, perEm }: Font, text: string): number {
  let width = 0;
  for (const sign of text) width += glyphs.get(sign)?.width ?? 0;
  return width / perEm;
}

/** A text as the numbers of its glyphs, as a content stream shows it. */
export function glyphCodes({ glyphs }: Font, text: string): string {
  return [...text].map((sign) => code(glyphs.get(sign)?.id ?? 0)).join('');
}

export function code(value: number): string {
  return value.toString(16).padStart(4, '0');
}
