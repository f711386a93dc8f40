import type { Locale } from '#domain/locale.ts';
import { loadBuiltPage } from './catalog-pages.tsx';
import { pathOf } from '#app/i18n/paths.tsx';
import type { Step } from './json-ld.ts';
import type { Route } from '#app/site-routes.ts';

/** The way to a page: from home, by the page that it lies below. */
export async function trailTo(
  page: Step,
  homeName: string,
  route: Route | undefined,
  locale: Locale,
): Promise<Step[]> {
  const home = { name: homeName, path: pathOf('landing', locale) };
  if (page.path === home.path) return [home];
  if (!route?.below) return [home, page];
  const path = pathOf(route.below, locale);
  const { copy } = await loadBuiltPage(route.below, path, locale);
  return [home, { name: copy.head.title, path }, page];
}
