import { allFacts } from '#content/compiled/facts/all.js';
import { tuitionFacts } from './tuition-facts.ts';
import type { Fact } from './fact.ts';

export type FactId = (typeof allFacts)[number]['id'];

/** Every fact that a page may print. Prices of public degrees have no `FactId`: `content/tuition` tells them in pairs. */
export const facts: readonly Fact[] = [...allFacts, ...tuitionFacts];

/** The fact of that name; a name that does not exist does not compile. */
export function findFact(id: FactId): Fact {
  const found = allFacts.find((fact) => fact.id === id);
  if (!found) throw new Error(`no fact is called ${id}`);
  return found;
}
