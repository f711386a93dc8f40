// Links and figures in the text of an article, read off as it is written.
/** The pages that a text links to, and the addresses outside, in order. */
export function linksOf(text: string) {
  const places = (kind: string) =>
    [...text.matchAll(new RegExp(`<To ${kind}="([^"]+)"`, 'g'))].map(([, place = '']) => place);
  return {
    pages: places('page'),
    countries: places('country'),
    titles: places('title'),
    external: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url),
  };
}

/**
 * Digits that no fact stands behind. Allowed by rule: years and school years (2026, 2024-25), which
 * are editions and dates; what stands in an address; markers of lists; levels of a language (B2); the name of a title (3D).
 */
export function bareFigures(text: string): string[] {
  const words = text
    .replaceAll(/<(Fact|Profession|ProfessionMap|To) [^>]*>/g, '')
    .replaceAll(/<Photo n="\d"/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*\d+\. /gm, '')
    .replaceAll(/\b(19|20)\d\d([-–/]\d\d)?\b/g, '')
    .replaceAll(/\b([ABC][12]|3D)\b/g, '')
    .replaceAll(/\b(RD|Saber) \d+(\/)?/g, '');
  return words.match(/\S*\d\S*/g) ?? [];
}
