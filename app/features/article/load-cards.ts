import type { Locale } from '#domain/locale.ts';
import { folderOf, isArticle, siteRoutes } from '#app/site-routes.ts';
import type { Card } from './card.ts';

/** Apart, because in one expression the build would fetch both languages ahead. */
const cards = { es: () => import('./cards-es.ts'), en: () => import('./cards-en.ts') };

/** Every article in a language, in their order. */
export async function loadCards(locale: Locale): Promise<Card[]> {
  const { modules } = await cards[locale]();
  return siteRoutes.flatMap(({ page }) => {
    const module = isArticle(page) && modules[`${folderOf(page)}/${locale}.mdx`];
    return module ? [{ ...module, page }] : [];
  });
}
