import { currencyNamesIn, listIn } from '#content/wording/formats.ts';
import { fill } from '#content/wording/fill.ts';
import { loadWords } from '#content/wording/load-words.ts';
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import type { Fact } from '#content/facts/fact.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { countryTopics, sentencesOf } from '#content/schemas/country-topics.ts';
import { ways } from '#content/compiled/countries/ways.js';
import { calendarFacts, calendarSentences } from '#content/ways/tell-calendar.ts';
import { hoursSentences } from '#content/ways/tell-hours.ts';
import { believed, type CountryWay } from '#content/ways/way.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { outlineFor } from '#domain/pathway/pathway-for.ts';
import { CountryWayView } from '#app/features/pathway/country-way/country-way-view.tsx';
import type { CountryRow, ToldCountry } from '#app/features/pathway/country-way/told-country.ts';
import { countryWayPath } from '#app/i18n/paths.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import type { Twins } from '#app/routes.ts';

/** The addresses of the way from each country. */
export const countryWayAddresses: readonly Twins[] = ways.map(({ slug }) => ({
  es: countryWayPath(slug.es, 'es'),
  en: countryWayPath(slug.en, 'en'),
}));

/** The page of one country. Throws where there is none. */
export async function loadCountryWay(locale: Locale, path: string): Promise<LoadedPage> {
  const way = ways.find(({ slug }) => countryWayPath(slug[locale], locale) === path);
  if (!way) throw new Error(`no country at ${path}`);
  const [copy, words] = await Promise.all([
    loadWords(wordsOf('country-way'), locale),
    loadWords(wordsOf('pathway'), locale),
  ]);
  const others = ways
    .filter((other) => other !== way)
    .map(({ name, slug }) => ({ name: name[locale], path: countryWayPath(slug[locale], locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const title = way.title[locale];
  const told = tellCountry(way, locale, copy, words);
  return {
    Page: () => <CountryWayView way={way} told={told} others={others} words={words} copy={copy} />,
    copy: {
      head: {
        title: fill(copy.head.title, { title }),
        description: fill(copy.head.description, { title }),
      },
    },
  };
}

function tellCountry(
  way: CountryWay,
  locale: Locale,
  copy: Copy,
  words: PathwayWords,
): ToldCountry {
  const reasons = reasonsOf(way);
  const topics = countryTopics.map((topic) => ({
    id: topic,
    label: copy.topics[topic],
    sentences: [
      ...believed(way[topic]).map(({ says }) => says[locale]),
      ...(topic === 'year' ? calendarSentences(way.lastDays, locale, copy.calendar) : []),
      ...(topic === 'more' ? reasons.map(({ id }) => words.reasons[id]) : []),
    ],
  }));
  const rows: readonly CountryRow[] = [
    ...topics,
    { id: 'there', label: copy.topics.there, sentences: thereSentences(way, locale, copy) },
    { id: 'ask', label: copy.topics.ask, sentences: asksOf(way, copy) },
    // Where other pages lead whoever is at a university already.
    { id: 'transfer', label: copy.topics.same, sentences: [copy.same] },
  ];
  return {
    rows: rows.filter(({ sentences }) => sentences.length > 0),
    sources: [
      ...sentencesOf(way),
      ...reasons.flatMap(({ facts }) => facts),
      ...(way.lastDays.length > 0 ? calendarFacts() : []),
    ],
  };
}

function thereSentences(
  { currencies, time }: CountryWay,
  locale: Locale,
  copy: Copy,
): readonly string[] {
  const names = currencies.map((code) => currencyNamesIn(locale).of(code) ?? code);
  return [
    ...hoursSentences(time, locale, copy, dayOf(new Date())),
    ...(names.length > 0
      ? [copy.currency.replace('{currency}', listIn(locale).format(names))]
      : []),
  ];
}

/** What is special of its way in; that there is no agreement is said by the way itself. */
function reasonsOf(way: CountryWay) {
  const country = way.code === 'eu-ib' ? 'other' : way.code;
  const { reasons } = outlineFor<Fact>(
    // A country that the four questions do not offer has its own access all the same.
    { ...pathwayRules, national: { ...pathwayRules.national, [country]: way.access } },
    { country, diploma: way.code === 'eu-ib' ? 'ib' : 'national', aim: 'public-degree' },
  );
  return reasons.filter(({ id }) => id !== 'no-agreement');
}

/** Each question once, where nothing that may be said answers it. */
function asksOf(way: CountryWay, { ask }: Copy): readonly string[] {
  const isKnown = (topic: keyof CountryWay & ('diploma' | 'papers' | 'year' | 'marks')) =>
    believed(way[topic]).length > 0;
  return [
    ...(isKnown('diploma') ? [] : [ask.diploma]),
    ...(isKnown('papers') ? [] : [ask.papers]),
    ...(isKnown('year') ? [] : [ask.year]),
    isKnown('marks') ? ask.exams : ask.examsAndMarks,
    ask.consulate,
  ];
}
