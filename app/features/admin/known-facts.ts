import { listed, type Looked } from '#content/facts/look-again.ts';
import { everyFact } from '#content/facts/every-fact.ts';
import { wayFacts } from '#content/ways/registry.ts';
import type { Locale } from '#domain/locale.ts';

/** Every figure and sentence of the world that pages print. */
export const knownFacts: readonly Looked[] = [...everyFact, ...wayFacts];

export function factName(fact: Looked, locale: Locale): string {
  return fact.says?.[locale] ?? `${fact.what?.[locale]} (${fact.where?.[locale]})`;
}

/** What is past its date on a day (`YYYY-MM-DD`), also what only serves as an example by now; the longest waiting first. */
export function pastTheirDate(today: string, known = knownFacts): Looked[] {
  return [...listed(known, 'example', today), ...listed(known, 'stale', today)];
}
