// Links to the careers that a degree or a vocational title leads to.
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { Locale } from '#domain/locale.ts';
import type { CareerLink } from '#app/features/careers/studies/study-facts.ts';
import { careerPath } from '#app/i18n/paths.tsx';

export function careersOfDegree(degree: string, locale: Locale): readonly CareerLink[] {
  return links(({ degrees }) => degrees.some(({ id }) => id === degree), locale);
}

export function careersOfTitle(title: string, locale: Locale): readonly CareerLink[] {
  return links(({ titles }) => titles.some(({ id }) => id === title), locale);
}

function links(leads: (entry: CatalogEntry) => boolean, locale: Locale): readonly CareerLink[] {
  return catalog.filter(leads).map(({ career: { id, family, interests }, slug, words }) => {
    const [leading = 'R'] = riasecLetters.toSorted((a, b) => interests[b] - interests[a]);
    const { name, line } = words[locale];
    return { id, family, leading, name, line, path: careerPath(slug[locale], locale) };
  });
}
