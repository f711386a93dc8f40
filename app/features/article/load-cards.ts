import type { Locale } from '#domain/locale.ts';
import { routes } from '#app/routes.ts';
import type { Card } from './card.ts';

/** Apart, because in one expression the build would fetch both languages ahead. */
const cards = { es: () => import('./cards-es.ts'), en: () => import('./cards-en.ts') };

/** Every article in a language, in the order of the routes. */
export async function loadCards(locale: Locale): Promise<Card[]> {
  const { modules } = await cards[locale]();
  return routes.flatMap(({ page }) => {
    const module = modules[`/content/articles/${page.replace(/^blog-/, '')}/${locale}.mdx`];
    return module ? [{ ...module, page }] : [];
  });
}
