// What has to be asked of a country, because no sentence says it.
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { CountryTopic } from '#content/schemas/country-topics.ts';
import { believed, type CountryWay } from './way.ts';

/** To whom, and the question. */
export type Ask = { readonly of: keyof Copy['askOf']; readonly question: string };

/** Each question once, where nothing that may be said answers it. */
export function asksOf(way: CountryWay, ask: Copy['ask']): readonly Ask[] {
  const isKnown = (topic: CountryTopic) => believed(way[topic]).length > 0;
  return [
    ...(['diploma', 'papers', 'year'] as const).flatMap((topic) =>
      isKnown(topic) ? [] : [{ of: topic, question: ask[topic] }],
    ),
    { of: 'exams', question: isKnown('marks') ? ask.exams : ask.examsAndMarks },
    { of: 'consulate', question: ask.consulate },
  ];
}
