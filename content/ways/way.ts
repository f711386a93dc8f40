import type { z } from 'zod';
import type { countrySchema, sentenceSchema } from '#content/schemas/country.ts';
import type { WayCode } from './slugs.ts';

/** One sentence of a page with what it rests on. */
export type WayFact = z.infer<typeof sentenceSchema>;

/** The way from one country, as its record says it. */
export type CountryWay = Omit<z.infer<typeof countrySchema>, 'code' | 'place'> & { code: WayCode };

/** The sentences that may be printed: what was not verified may not. */
export function believed(facts: readonly WayFact[]): WayFact[] {
  return facts.filter(({ mark }) => mark !== 'U');
}
