import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { articleTraits, routes, type PageId, type PageTraits, type Twins } from '#app/routes.ts';
import type { ArticleRecord } from '#content/articles/article.ts';
import { catalog } from '#content/catalog/registry.ts';
import { ways } from '#content/ways/registry.ts';

type ShownRoute = PageTraits & Twins & { page: PageId };

const folder = resolve(import.meta.dirname, '../content/articles');

/** What `app/site-routes.ts` finds where there is a bundler. */
const articles = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }): Promise<ShownRoute> => {
      const file: { article: ArticleRecord } = await import(join(folder, name, 'article.ts'));
      const { es, en } = file.article;
      return { page: `blog-${name}`, es, en, ...articleTraits };
    }),
);

/** Pages of one kind that differ in words and figures only. */
const careers = [0, 0.5, 1].flatMap(
  (place) => catalog[Math.round(place * (catalog.length - 1))] ?? [],
);

const countryWays = [0, 1].flatMap((place) => ways[place * (ways.length - 1)] ?? []);

/** Every page with its addresses, as somebody can open them; three careers and two countries stand for all of them. */
export const shownRoutes = [...routes, ...articles].flatMap((route): ShownRoute[] => {
  if (route.es.includes(':country')) {
    return countryWays.map(({ slug }) => ({
      ...route,
      es: route.es.replace(':country', slug.es),
      en: route.en.replace(':country', slug.en),
    }));
  }
  if (!route.es.includes(':career')) return [route];
  return careers.map(({ slug }) => ({
    ...route,
    es: route.es.replace(':career', slug.es),
    en: route.en.replace(':career', slug.en),
  }));
});
