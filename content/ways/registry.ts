import { ways } from '#content/compiled/countries/ways.js';
import { sharedFacts } from '#content/compiled/ways/every-country.js';
import type { WayFact } from './way.ts';

/** Every sentence of the pages of countries that rests on a source. */
export const wayFacts: readonly WayFact[] = [
  ...ways.flatMap(({ diploma, papers, year, more }) => [diploma, papers, year, more].flat()),
  ...Object.values(sharedFacts).flat(),
];
