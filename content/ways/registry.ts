import { sentences } from '#content/compiled/answers/sentences.js';
import { ways } from '#content/compiled/countries/ways.js';
import { sharedFacts } from '#content/compiled/ways/every-country.js';
import { sentencesOf } from '#content/schemas/country-topics.ts';
import type { WayFact } from './way.ts';

/** Every sentence that rests on a source of its own: of the pages of countries, and of those of answers. */
export const wayFacts: readonly WayFact[] = [
  ...ways.flatMap((way) => sentencesOf(way)),
  ...Object.values(sharedFacts).flat(),
  ...Object.values(sentences),
];
