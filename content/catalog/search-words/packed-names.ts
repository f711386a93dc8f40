// All names of all careers as one text, which the build writes and a browser reads: a line a career, then an empty line, then
// a line for each study that leads to several.
import type { Locale } from '#domain/locale.ts';
import type { CatalogEntry } from '#content/catalog/registry.ts';
import { bothGenders, readWord, type SearchWord } from './search-words.ts';

/** A way in which a career can be asked for. */
export type CareerName = SearchWord & {
  readonly career: string;
  /** `own`: what its page is called. `study`: what leads to it, and to others. */
  readonly kind: 'own' | 'other' | 'study';
};

/** What the index of one language holds, in the order of the catalogue. */
export function packNames(
  catalog: readonly CatalogEntry[],
  words: ReadonlyMap<string, readonly SearchWord[]>,
  locale: Locale,
): string {
  const careers = catalog.map(({ career: { id }, words: { [locale]: told } }) => {
    const asked = words.get(id) ?? [];
    const written = asked.map(({ name, isSecond }) => (isSecond ? `~${name}` : name));
    // In both genders a name is found by the one that was asked for.
    const twice = new Set([told.name, ...asked.flatMap(({ name }) => bothGenders(name))]);
    const others = told.alsoCalled.filter((name) => !twice.has(name.toLowerCase()));
    return [id, told.name, ...new Set([...others, ...written])].join('\t');
  });
  const leadsTo = new Map<string, number[]>();
  catalog.forEach(({ degrees, titles }, place) => {
    for (const { name } of [...degrees, ...titles]) {
      leadsTo.set(name, [...(leadsTo.get(name) ?? []), place]);
    }
  });
  const studies = [...leadsTo].map(([name, places]) => [name, ...places].join('\t'));
  return [...careers, '', ...studies].join('\n');
}

export function unpackNames(packed: string): readonly CareerName[] {
  const [careers = '', studies = ''] = packed.split('\n\n');
  const lines = careers.split('\n').map((line) => line.split('\t'));
  return [
    ...lines.flatMap(([career = '', own = '', ...others]): CareerName[] => [
      { career, kind: 'own', name: own, isSecond: false },
      ...others.map((name): CareerName => ({ career, kind: 'other', ...readWord(name) })),
    ]),
    ...studies.split('\n').flatMap((line) => {
      const [name = '', ...places] = line.split('\t');
      return places.flatMap((place): CareerName[] => {
        const career = lines[Number(place)]?.[0];
        return career === undefined ? [] : [{ career, kind: 'study', name, isSecond: false }];
      });
    }),
  ];
}
