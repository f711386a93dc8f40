// The whole catalogue joined, for the build, the server, tests and benches. A browser takes `careers.ts`, the names of its
// language, and the words of the one family it shows.
import type { Locale } from '#domain/locale.ts';
import { careerSlugsEn } from '#content/compiled/careers/addresses.js';
import { careerLinesEn } from '#content/compiled/careers/lines.en.js';
import { careerLinesEs } from '#content/compiled/careers/lines.es.js';
import { familyWords } from '#content/compiled/careers/load-words.js';
import { careerNamesEn } from '#content/compiled/careers/names.en.js';
import { careerNamesEs } from '#content/compiled/careers/names.es.js';
import { careerPageFacts } from '#content/compiled/careers/page-facts.js';
import { careerStudies } from '#content/compiled/careers/studies.js';
import { careers, type CatalogCareer } from './careers.ts';
import { degrees, type Degree } from './degrees.ts';
import { vocationalTitles, type VocationalTitle } from './vocational-titles.ts';
import type { CareerWords } from './words.ts';

export const careerLines = { es: careerLinesEs, en: careerLinesEn } as const;
export const careerNames = { es: careerNamesEs, en: careerNamesEn } as const;

/** `jobZone`: O*NET's preparation level in the United States, 1 to 5; the level in Spain stands in `careers.ts`. */
export type CareerPageFacts = {
  /** O*NET-SOC code of the occupation whose figures the career carries. */
  readonly onet: string;
  /** Ids of careers that are near in what one does, in profile or in studies, by our judgement; always mutual. */
  readonly related: readonly string[];
  readonly interestsDated: '2026-02' | '2023-11';
  readonly jobZone: 1 | 2 | 3 | 4 | 5;
  /** Year and month. */
  readonly jobZoneDated: string;
};

export type CatalogEntry = {
  readonly career: CatalogCareer;
  readonly onet: string;
  /** Last part of its address. */
  readonly slug: Readonly<Record<Locale, string>>;
  readonly words: Readonly<
    Record<Locale, CareerWords & { readonly name: string; readonly line: string }>
  >;
  readonly degrees: readonly Degree[];
  readonly titles: readonly VocationalTitle[];
  /** Ids of other entries. */
  readonly related: readonly string[];
  readonly interestsDated: string;
  readonly jobZone: number;
  readonly jobZoneDated: string;
};

/** In the order of families. */
export const catalog: readonly CatalogEntry[] = await joinCatalog();

async function joinCatalog(): Promise<readonly CatalogEntry[]> {
  const words = await allWords();
  return careers.map((career) => {
    const details = known(careerStudies, career.id);
    const { onet, related, interestsDated, jobZone, jobZoneDated } = known(
      careerPageFacts,
      career.id,
    );
    const wordsIn = (locale: Locale) => ({
      name: known(careerNames[locale], career.id),
      line: known(careerLines[locale], career.id),
      ...known(words[locale], career.id),
    });
    return {
      career,
      onet,
      slug: { es: career.id, en: known(careerSlugsEn, career.id) },
      words: { es: wordsIn('es'), en: wordsIn('en') },
      // In the order of its record: what leads there most directly comes first.
      degrees: details.degrees.flatMap((id) => degrees.find((degree) => degree.id === id) ?? []),
      titles: details.titles.flatMap((id) => vocationalTitles.find((one) => one.id === id) ?? []),
      related,
      interestsDated,
      jobZone,
      jobZoneDated,
    };
  });
}

async function allWords(): Promise<Record<Locale, Record<string, CareerWords>>> {
  const es: Record<string, CareerWords> = {};
  const en: Record<string, CareerWords> = {};
  for (const loaders of Object.values(familyWords)) {
    Object.assign(es, await loaders.es());
    Object.assign(en, await loaders.en());
  }
  return { es, en };
}

function known<Value>(record: Readonly<Record<string, Value>>, id: string): Value {
  const value = record[id];
  if (value === undefined) throw new Error(`the catalogue says nothing of ${id}`);
  return value;
}
