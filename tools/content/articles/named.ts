// What articles may name: facts, occupations, countries, titles, and pages of the site.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#app/routes.ts';
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

/** Articles are folders. */
export function articleSlugs(root: string): readonly string[] {
  return readdirSync(join(root, 'content/articles'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
