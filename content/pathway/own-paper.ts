// The paper that ends school, by its name in a country: in Mexico secundaria ends at fifteen and opens no university.
import { ownPapers } from '#content/compiled/countries/own-papers.js';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Locale } from '#domain/locale.ts';
import type { Diploma } from '#domain/pathway/choices.ts';

/** The words of the way with that paper by its own name; as they are where the record has none, or another diploma opens the way. */
export function withOwnPaper(
  copy: Copy,
  { country, diploma }: { country: string; diploma: Diploma },
  locale: Locale,
): Copy {
  const own = diploma === 'national' ? ownPapers[country] : undefined;
  return own ? { ...copy, documents: { ...copy.documents, diploma: own[locale] } } : copy;
}
