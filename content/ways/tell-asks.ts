// What has to be asked of a country, because no sentence says it.
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { CountryTopic } from '#content/schemas/country-topics.ts';
import { believed, type CountryWay } from './way.ts';

/** Each question once, where nothing that may be said answers it. */
export function asksOf(way: CountryWay, ask: Copy['ask']): readonly string[] {
  const isKnown = (topic: CountryTopic) => believed(way[topic]).length > 0;
  return [
    ...(isKnown('diploma') ? [] : [ask.diploma]),
    ...(isKnown('papers') ? [] : [ask.papers]),
    ...(isKnown('year') ? [] : [ask.year]),
    isKnown('marks') ? ask.exams : ask.examsAndMarks,
    ask.consulate,
  ];
}
