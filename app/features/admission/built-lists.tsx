import { degrees } from '#content/catalog/degrees.ts';
import type { Locale } from '#domain/locale.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { useLocale } from '#app/i18n/paths.tsx';
import { listIds, type Lists } from '#app/features/admission/calculator/lists.ts';

/** What the calculators offer to choose from, where nobody sees it and they find it. */
export function BuiltLists() {
  const lists = listsIn(useLocale());
  return (
    <>
      <datalist id={listIds.degrees} lang="es">
        {lists.degrees.map(({ id, name, years, branch }) => (
          <option key={id} value={id} data-years={years} data-branch={branch}>
            {name}
          </option>
        ))}
      </datalist>
      <datalist id={listIds.regions}>
        {lists.regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Degrees without what every name begins with; artistic studies have an entrance of their own. */
export function listsIn(locale: Locale): Lists {
  return {
    degrees: degrees
      .flatMap(({ id, name, years, branch }) =>
        branch === 'artistic' ? [] : [{ id, name: name.replace(/^Grado en /, ''), years, branch }],
      )
      .toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
    regions: tuition.regions
      .map(({ region, name }) => ({ id: region, name: name[locale] }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}
