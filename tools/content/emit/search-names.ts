// All names of all careers in one language as one text, as `content/catalog/search-words/packed-names.ts` unpacks it: a line a
// career, then an empty line, then a line for each study, with the places of the careers that it leads to.
import { bothGenders, readWord } from '#content/catalog/search-words/search-words.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { careersInOrder } from './careers.ts';
import { ordered } from './ordered.ts';

export function emitSearchNames(records: Records): readonly Emitted[] {
  return locales.map((locale) => ({
    path: `careers/search-names.${locale}`,
    exports: { searchNames: { value: packNames(records, locale), type: 'string' } },
  }));
}

function packNames(records: Records, locale: Locale): string {
  const careers = careersInOrder(records);
  const named = careers.map(([id, { name, alsoCalled, searchedAs }]) => {
    const searched = searchedAs[locale];
    // In both genders a name is found by the one that was asked for.
    const genders = searched.flatMap((word) => bothGenders(readWord(word).name));
    const known = new Set([name[locale], ...genders]);
    const others = alsoCalled[locale].filter((other) => !known.has(other.toLowerCase()));
    return [id, name[locale], ...new Set([...others, ...searched])].join('\t');
  });
  const leadsTo = new Map<string, number[]>();
  const lead = (name: string, place: number) =>
    leadsTo.set(name, [...(leadsTo.get(name) ?? []), place]);
  const [degrees, titles] = [ordered(records.degrees), ordered(records.titles)];
  careers.forEach(([, career], place) => {
    for (const [id, { name }] of degrees) if (career.degrees.includes(id)) lead(name, place);
    const ofCareer = career.titles.map(({ title }) => title);
    for (const [id, { name }] of titles) if (ofCareer.includes(id)) lead(name, place);
  });
  const studies = [...leadsTo].map(([name, places]) => [name, ...places].join('\t'));
  return [...named, '', ...studies].join('\n');
}
