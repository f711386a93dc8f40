import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PageTraits } from '#app/page-traits.ts';
import { articleTraits, routes, type PageId, type Twins } from '#app/routes.ts';
import type { ArticleRecord } from '#content/articles/article.ts';
import { degrees } from '#content/catalog/degrees.ts';
import { catalog } from '#content/catalog/registry.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import { ways } from '#content/compiled/countries/ways.js';

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
function standIns<Many>(all: readonly Many[], places: readonly number[]): readonly Many[] {
  return places.flatMap((place) => all[Math.round(place * (all.length - 1))] ?? []);
}

const careers = standIns(catalog, [0, 0.5, 1]).map(({ slug }) => slug);
const studies = (all: readonly { readonly id: string }[]) =>
  standIns(all, [0, 1]).map(({ id }) => ({ es: id, en: id }));

/** Last parts of the addresses that stand for all of a pattern. */
const shown: readonly (readonly [pattern: string, parts: readonly Twins[]])[] = [
  [':career', careers],
  [':degree', studies(degrees)],
  [':title', studies(vocationalTitles)],
  [':country', standIns(ways, [0, 1]).map(({ slug }) => slug)],
];

/** Every page with its addresses, as visitors can open them; a few careers, studies and countries stand for all of them. */
export const shownRoutes = [...routes, ...articles].flatMap((route): ShownRoute[] => {
  const [pattern, parts] = shown.find(([pattern]) => route.es.includes(pattern)) ?? [];
  if (!pattern || !parts) return [route];
  return parts.map(({ es, en }) => ({
    ...route,
    es: route.es.replace(pattern, es),
    en: route.en.replace(pattern, en),
  }));
});
