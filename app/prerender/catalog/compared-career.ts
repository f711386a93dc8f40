import { skillWords } from '#content/compiled/occupations/demand-words.js';
import { demands } from '#content/compiled/occupations/demands.js';
import type { CatalogEntry } from '#content/catalog/registry.ts';
import { kindOfWay } from '#content/professions/kind-of-way.ts';
import { professionOf } from '#content/professions/registry.ts';
import type { Copy as CareerCopy } from '#content/dictionaries/es/career.ts';
import type { Copy } from '#content/dictionaries/es/compare-careers.ts';
import { listIn } from '#content/wording/formats.ts';
import type { Copy as Types } from '#content/instruments/interests/words/es/types.ts';
import type { Copy as ValueTypes } from '#content/instruments/values/words/es/types.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import type { Locale } from '#domain/locale.ts';
import { amountOf, leadingInterests } from '#app/features/careers/career-page/career-facts.ts';
import type { Glance } from '#app/features/careers/studies/glance-list.tsx';
import type { ComparedCareer } from '#app/features/careers/side-by-side/compared-career.ts';
import { fill } from '#app/i18n/fill.ts';
import { careerPath } from '#app/i18n/paths.tsx';
import { careerGlance } from './career-glance.ts';

type WordsBeside = { copy: Copy; career: CareerCopy; types: Types; valueTypes: ValueTypes };

/** A career as cells of the comparison, in one language. */
export function comparedCareer(
  entry: CatalogEntry,
  locale: Locale,
  words: WordsBeside,
): ComparedCareer {
  const { career, slug, degrees, titles, onet } = entry;
  const { copy } = words;
  const { name, line } = entry.words[locale];
  // The same figures as on the career's own page.
  const [years, grade, , price] = careerGlance(entry, locale, words.career.glance);
  const skills = demands[onet]?.skills.slice(0, 3).map((id) => skillWords[id][locale]);
  return {
    slug: slug[locale],
    name,
    path: careerPath(slug[locale], locale),
    shares: riasecLetters.map((letter) => round((career.interests[letter] - 1) / 6)),
    line,
    asks: asksText(entry, locale, words),
    level: professionOf(career.id)?.entry?.[locale] ?? words.career.levels[kindOfWay(entry)],
    studies: studiesText([...degrees, ...titles], copy),
    years: years?.value ?? '',
    grades: figureText(grade),
    price: figureText(price),
    skills: skills?.join(', ') ?? copy.noFigures,
    gives: givesText(entry, locale, words),
  };
}

function asksText({ career }: CatalogEntry, locale: Locale, words: WordsBeside): string {
  const leading = leadingInterests(career.interests).map((letter) =>
    fill(words.copy.figure, {
      name: words.types[letter].name,
      word: words.career.compare[amountOf(career.interests[letter])],
    }),
  );
  return listIn(locale).format(leading);
}

function studiesText(studies: readonly { readonly name: string }[], copy: Copy): string {
  const names = studies.slice(0, 2).map(({ name }) => name);
  const more = studies.length - names.length;
  return more > 0 ? fill(copy.more, { names: names.join(', '), n: more }) : names.join(', ');
}

function figureText(figure: Glance | undefined): string {
  return figure ? `${figure.value} · ${figure.text}` : '';
}

function givesText({ career }: CatalogEntry, locale: Locale, words: WordsBeside): string {
  const { values } = career;
  if (!values) return words.copy.noFigures;
  const most = workValues.toSorted((a, b) => values[b] - values[a]).slice(0, 2);
  return listIn(locale).format(most.map((value) => words.valueTypes[value].name));
}

function round(share: number): number {
  return Math.round(share * 100) / 100;
}
