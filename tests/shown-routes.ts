import { routes, type PageId, type PageKind } from '#app/routes.ts';
import { catalog } from '#content/catalog/registry.ts';
import type { Locale } from '#domain/locale.ts';

/** Pages of one kind that differ in words and figures only. */
const careers = [0, 0.5, 1].flatMap(
  (place) => catalog[Math.round(place * (catalog.length - 1))] ?? [],
);

/** Every page with its addresses, as somebody can open them; three careers stand for all of them. */
export const shownRoutes = routes.flatMap(
  (route): ({ page: PageId; kind: PageKind } & Record<Locale, string>)[] => {
    const { page, kind, es, en } = route;
    if (page !== 'career') return [{ page, kind, es, en }];
    return careers.map(({ slug }) => ({
      page,
      kind,
      es: es.replace(':career', slug.es),
      en: en.replace(':career', slug.en),
    }));
  },
);
