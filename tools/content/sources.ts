// What holds between facts, sentences, answers and countries: names and addresses that are free, pages that say it.
import { isFrontPage } from '#content/facts/look-again.ts';
import type { Records } from './kinds.ts';

/** One line a mistake, in the form of `told`. */
export function mistakesOfSources({ answers, facts, countries, ways }: Records): string[] {
  const sentences = [
    ...[...countries].flatMap(([name, { diploma, papers, year, more }]) =>
      [diploma, papers, year, more].flat().map((said) => [`countries/${name}`, said] as const),
    ),
    ...[...ways].flatMap(([name, topics]) =>
      Object.values(topics)
        .flat()
        .map((said) => [`ways/${name}`, said] as const),
    ),
    ...[...answers].flatMap(([name, { answer }]) =>
      answer.flatMap((said) => ('says' in said ? [[`answers/${name}`, said] as const] : [])),
    ),
  ];
  const ids = [
    ...[...facts].flatMap(([name, subject]) =>
      subject.facts.map(({ id }) => [`facts/${name}`, id] as const),
    ),
    ...sentences.map(([file, { id }]) => [file, id] as const),
  ];
  const ofCountries = (valueOf: (country: Country) => string) =>
    [...countries].map(([name, country]) => [`countries/${name}`, valueOf(country)] as const);
  return [
    ...twice('id', ids),
    ...twice(
      'code',
      ofCountries(({ code }) => code),
    ),
    ...twice(
      'slug.es',
      ofCountries(({ slug }) => slug.es),
    ),
    ...twice(
      'slug.en',
      ofCountries(({ slug }) => slug.en),
    ),
    ...sentences
      .filter(([, { url }]) => isFrontPage(url))
      .map(([file, { id }]) => `content/${file}.yaml ${id}: its url is a front page`),
  ];
}

type Country = Records['countries'] extends ReadonlyMap<string, infer Said> ? Said : never;

function twice(field: string, said: readonly (readonly [file: string, value: string])[]): string[] {
  const seen = new Set<string>();
  return said.flatMap(([file, value]) => {
    if (seen.has(value)) return [`content/${file}.yaml ${field}: ${value} is that of another`];
    seen.add(value);
    return [];
  });
}
