// What articles and a notice of a season may name: facts, occupations, countries, titles, and pages of the site.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#app/routes.ts';
import type { Locale } from '#domain/locale.ts';
import type { Records } from '../kinds.ts';
import type { Named } from './article-words.ts';

export function namedIn(root: string, records: Records): Named {
  const brought = [...records.facts.values()].filter(({ builtOnly }) => !builtOnly);
  return {
    facts: new Map(brought.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact] as const))),
    professions: new Set(
      [...records.occupations.values()].flatMap(({ occupations }) =>
        occupations.map(({ onet }) => onet),
      ),
    ),
    countries: new Set([...records.countries.values()].map(({ code }) => code)),
    titles: new Set(records.titles.keys()),
    pages: new Set([
      ...routes.map(({ page }) => page),
      ...articleSlugs(root).map((slug) => `blog-${slug}`),
    ]),
  };
}

/** Addresses of written pages in a language; those of records stand below them. */
export function writtenAddresses(locale: Locale): ReadonlySet<string> {
  return new Set(routes.filter((route) => !('missing' in route)).map((route) => route[locale]));
}

/** Articles are folders. */
export function articleSlugs(root: string): readonly string[] {
  return readdirSync(join(root, 'content/articles'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
