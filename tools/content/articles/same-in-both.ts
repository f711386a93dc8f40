// Whether a text says the same in both languages, as far as its markup shows.
import { photographsIn, readOutline } from '#content/articles/read-article.ts';
import { linksOf } from './article-figures.ts';

/** Facts, professions, photographs, links, lower headings and rows of tables, in their order. */
export function isSameInBoth({ es, en }: { readonly es: string; readonly en: string }): boolean {
  const [one, other] = [es, en].map((text) => {
    const { facts, professions } = readOutline(text);
    return {
      facts: facts.flatMap(({ id, uses }) => Array.from({ length: uses }, () => id)),
      professions,
      photographs: photographsIn(text).map(({ n }) => n),
      links: linksOf(text),
      headings: text.match(/^#+ /gm) ?? [],
      rows: text.match(/^\|/gm) ?? [],
    };
  });
  return JSON.stringify(one) === JSON.stringify(other);
}
