/**
 * What the build reads off an article's source, so that no lists are kept by hand: its sections,
 * its length, and the facts it prints. A fact is printed by `<Fact id="…" />`, a section is a `##`.
 */
export type Outline = {
  sections: readonly { id: string; title: string }[];
  words: number;
  /** In the order in which the text first prints them, with how often it does. */
  facts: readonly { id: string; uses: number }[];
  /** Codes of the professions that the text describes, in its order. */
  professions: readonly string[];
};

export function readOutline(source: string): Outline {
  const text = textOf(source);
  const uses = new Map<string, number>();
  for (const [, id = ''] of text.matchAll(/<Fact id="([^"]+)"/g)) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return {
    sections: [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({
      id: headingId(title),
      title,
    })),
    words: wordsOf(text).length,
    facts: [...uses].map(([id, count]) => ({ id, uses: count })),
    professions: [...text.matchAll(/<Profession code="([^"]+)"/g)].map(([, code = '']) => code),
  };
}

/** The photographs that a text shows, in its order: `n` is the number that they have in their article. */
export function photographsIn(
  text: string,
): readonly { readonly n: string; readonly alt: string; readonly caption: string }[] {
  const found = text.matchAll(/<Photo n="(\d)" alt="([^"]*)" caption="([^"]*)" \/>/g);
  return [...found].map(([, n = '', alt = '', caption = '']) => ({ n, alt, caption }));
}

/**
 * Gives every `<Fact>` the number of its use, so that its source can link back to each place, and every `<Table>` the
 * facts that it prints.
 */
export function numberUses(source: string): string {
  const uses = new Map<string, number>();
  const tables = source.replaceAll(
    /<Table (caption="[^"]*")>([\s\S]*?)<\/Table>/g,
    (table, caption: string, rows: string) => {
      const ids = [...rows.matchAll(/<Fact id="([^"]+)"/g)].map(([, id = '']) => id);
      return ids.length === 0
        ? table
        : `<Table ${caption} facts="${ids.join(' ')}">${rows}</Table>`;
    },
  );
  return tables.replaceAll(/<Fact id="([^"]+)"/g, (tag, id: string) => {
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    return `${tag} use={${use}}`;
  });
}

/** The address of a section within its page: `¿Qué mide un ranking?` is `que-mide-un-ranking`. */
export function headingId(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The exports at the head of the file, without the text that follows. */
export function exportsOf(source: string): string {
  return source.slice(0, startOf(source));
}

/** The text of an article, without the exports at the head of the file. */
export function textOf(source: string): string {
  return source.slice(startOf(source));
}

function startOf(source: string): number {
  const end = /^};\n(?!\n*export)/m.exec(source);
  return end ? end.index + end[0].length : 0;
}

/** What a reader reads: a fact counts as one word, markup as none. */
function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/<Fact [^>]*>/g, 'fact')
      .replaceAll(/<Table caption="([^"]*)">/g, '$1')
      .replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []
  );
}
