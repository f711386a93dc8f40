// A country in one language, as its page shows it: its record, and what is reckoned from it.
import { outlines } from '#content/compiled/geography/outlines.js';
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import type { Fact } from '#content/facts/fact.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { usualWay } from '#content/pathway/stations.ts';
import { usualYear } from '#content/pathway/usual-year.ts';
import { countryTopics, sentencesOf, type CountryTopic } from '#content/schemas/country-topics.ts';
import { calendarFacts, calendarSentences } from '#content/ways/tell-calendar.ts';
import { hoursHead, hoursSentences } from '#content/ways/tell-hours.ts';
import { toldNumbers } from '#content/ways/tell-numbers.ts';
import { asksOf } from '#content/ways/tell-asks.ts';
import { believed, type CountryWay } from '#content/ways/way.ts';
import { fill } from '#content/wording/fill.ts';
import { currencyNamesIn, listIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { outlineFor } from '#domain/pathway/pathway-for.ts';
import { listsIn, supposedCost } from '#app/features/admission/first-answer.tsx';
import type { CountryCard, ToldCountry } from '#app/features/pathway/country-way/told-country.ts';

export function tellCountry(
  way: CountryWay,
  locale: Locale,
  copy: Copy,
  words: PathwayWords,
): ToldCountry {
  const today = dayOf(new Date());
  const listed = (all: readonly string[]) => listIn(locale).format(all);
  const reasons = reasonsOf(way);
  const topics = countryTopics.map((topic): CountryCard => ({
    id: topic,
    label: copy.topics[topic],
    head: headOf(way, topic, locale) ?? (topic === 'more' ? copy.moreHead : undefined),
    sentences: [
      ...believed(way[topic]).map(({ says }) => says[locale]),
      ...(topic === 'year' ? calendarSentences(way.lastDays, locale, copy.calendar) : []),
      ...(topic === 'more' ? reasons.map(({ id }) => words.reasons[id]) : []),
    ],
    links:
      topic === 'consulate'
        ? way.consulatePages.map(({ city, url }) => ({
            name: fill(copy.consulatePage, { city }),
            url,
          }))
        : [],
  }));
  const asks = asksOf(way, copy.ask);
  const there: CountryCard = {
    id: 'there',
    label: copy.topics.there,
    head: hoursHead(way.time, copy.hoursHead, today),
    sentences: [...hoursSentences(way.time, locale, copy, today), ...moneyOf(way, locale, copy)],
    links: [],
  };
  const ask: CountryCard = {
    id: 'ask',
    label: copy.topics.ask,
    head: fill(copy.askHead, { offices: listed(asks.map(({ of }) => copy.askOf[of])) }),
    sentences: asks.map(({ question }) => question),
    links: [],
  };
  const isTitle = way.code === 'eu-ib';
  const [from, diploma] = isTitle ? (['other', 'ib'] as const) : ([way.code, 'national'] as const);
  const rules = isTitle ? pathwayRules : rulesFor(way);
  const usual = usualWay(from, diploma, rules);
  const { cost } = supposedCost(isTitle ? '' : way.code, today, listsIn(locale));
  const numbers = toldNumbers(way, locale, copy.numbers, isTitle ? undefined : cost.firstYear);
  const own = [
    ...sentencesOf(way),
    ...reasons.flatMap(({ facts }) => facts),
    ...(way.lastDays.length > 0 ? calendarFacts() : []),
  ];
  return {
    outline: outlines[way.code],
    spain: outlines['ES'] ?? { path: '', width: 0, height: 0, heart: [0, 0] },
    numbers,
    usual,
    dated: { year: usualYear(from, today, diploma, rules), today },
    cards: [...topics, there, ask].filter(({ sentences }) => sentences.length > 0),
    own,
    sources: [
      ...own,
      ...usual.stations.flatMap(({ step, money }) => [
        ...step.facts,
        ...money.flatMap(({ facts }) => facts),
      ]),
      ...numbers.facts,
      ...(isTitle ? [] : cost.lines.flatMap((line) => ('price' in line ? line.price.facts : []))),
    ],
  };
}

/** The few words of a topic; a sentence that may not be said takes them along. */
function headOf(way: CountryWay, topic: CountryTopic, locale: Locale): string | undefined {
  const isWhole = believed(way[topic]).length === way[topic].length;
  return isWhole ? way.heads[topic]?.[locale] : undefined;
}

function moneyOf({ currencies }: CountryWay, locale: Locale, copy: Copy): readonly string[] {
  const names = currencies.map((code) => currencyNamesIn(locale).of(code) ?? code);
  return names.length > 0 ? [fill(copy.currency, { currency: listIn(locale).format(names) })] : [];
}

/** A country that the questions do not offer has its own access all the same. */
function rulesFor({ code, access }: CountryWay) {
  return { ...pathwayRules, national: { ...pathwayRules.national, [code]: access } };
}

/** What is special of its way in; that there is no agreement is said by the way itself. */
function reasonsOf(way: CountryWay) {
  const isTitle = way.code === 'eu-ib';
  const { reasons } = outlineFor<Fact>(rulesFor(way), {
    country: isTitle ? 'other' : way.code,
    diploma: isTitle ? 'ib' : 'national',
    aim: 'public-degree',
  });
  return reasons.filter(({ id }) => id !== 'no-agreement');
}
