import { facts } from '#content/compiled/facts/living.js';
import type { Fact } from './fact.ts';

// As `find-cost.ts`, with what is known of living in Spain.
export type LivingFactId = (typeof facts)[number]['id'];

/** A fact about living in Spain by its name; a name that does not exist does not compile. */
export function livingFact(id: LivingFactId): Fact {
  const found = facts.find((fact) => fact.id === id);
  if (!found) throw new Error(`no fact about living is called ${id}`);
  return found;
}
