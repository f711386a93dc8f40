// Links to the careers that a degree or a vocational title leads to.
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { cardTypesOf } from '#app/features/careers/catalogue/ground-of.ts';
import type { CareerLink } from '#app/features/careers/studies/study-facts.ts';
import { careerPath } from '#app/i18n/paths.tsx';
import { isDrawn } from '#app/illustrations/career-drawing.tsx';

/** Those to which it leads first of all, and to which little else does, stand first. */
export function careersOfDegree(degree: string, locale: Locale): readonly CareerLink[] {
  const place = ({ degrees }: CatalogEntry) => degrees.findIndex(({ id }) => id === degree);
  return links(place, locale);
}

export function careersOfTitle(title: string, locale: Locale): readonly CareerLink[] {
  return links(({ titles }) => titles.findIndex(({ id }) => id === title), locale);
}

/** Of the careers that studies lead to first, one that has a drawing of its own where any has. */
export function drawnCareer(led: readonly (readonly CareerLink[])[]): CareerLink | undefined {
  const first = led.flatMap((careers) => careers.slice(0, 1));
  return first.find(({ id }) => isDrawn(id)) ?? first[0];
}

/** `place` is that of the study among those of a career, -1 where it is none of them. */
function links(place: (entry: CatalogEntry) => number, locale: Locale): readonly CareerLink[] {
  const ways = ({ degrees, titles }: CatalogEntry) => degrees.length + titles.length;
  const led = catalog
    .filter((entry) => place(entry) !== -1)
    .toSorted((a, b) => place(a) - place(b) || ways(a) - ways(b));
  return led.map(({ career: { id, family, interests }, slug, words }) => {
    const { name, line } = words[locale];
    const path = careerPath(slug[locale], locale);
    return { id, family, ...cardTypesOf(interests), name, line, path };
  });
}
