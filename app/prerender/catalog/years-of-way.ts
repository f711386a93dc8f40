// How long the way to a career takes, as a figure: for its card, and first of the four on its page.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import { kindOfWay } from '#content/professions/kind-of-way.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { professionOf } from '#content/professions/registry.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { fill } from '#app/i18n/fill.ts';

/** "4 años", "10–11 años", "1.400 horas"; with "o más" where a specialty follows whose length is not known. Undefined where it depends. */
export function yearsOfWay(
  entry: CatalogEntry,
  locale: Locale,
  copy: Copy['glance']['years'],
): string | undefined {
  const { career, degrees, titles } = entry;
  const { entry: ownEntry, years: practice } = professionOf(career.id) ?? {};
  // Studies that help and are not asked for are no length of the way.
  if (ownEntry) return undefined;
  if (practice) return span(practice.least, practice.most, copy);
  const known = [...degrees, ...titles].flatMap((study) => study.years ?? []);
  if (known.length > 0) {
    const least = Math.min(...known);
    return kindOfWay(entry) === 'specialty'
      ? fill(copy.atLeast, { years: least })
      : span(least, Math.max(...known), copy);
  }
  const hours = titles.length === 1 ? titles[0]?.hours : undefined;
  return hours === undefined || degrees.length > 0
    ? undefined
    : fill(copy.hours, { hours: wholeNumberIn(locale).format(hours) });
}

function span(from: number, to: number, copy: Copy['glance']['years']): string {
  return from === to ? fill(copy.one, { years: from }) : fill(copy.range, { from, to });
}
