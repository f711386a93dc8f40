/** The topics of a country's page whose sentences rest on sources, in the order in which they stand. */
export const countryTopics = [
  'diploma',
  'papers',
  'year',
  'marks',
  'consulate',
  'money',
  'more',
] as const;

export type CountryTopic = (typeof countryTopics)[number];

/** Every sentence of a country, in the order of its page. */
export function sentencesOf<Sentence>(
  country: Readonly<Record<CountryTopic, readonly Sentence[]>>,
): readonly Sentence[] {
  return countryTopics.flatMap((topic) => country[topic]);
}
