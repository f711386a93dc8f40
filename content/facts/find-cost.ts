import { facts } from '#content/compiled/facts/study-costs.js';
import type { Fact } from './fact.ts';

// As `find-admission.ts`, with what is paid.
export type CostFactId = (typeof facts)[number]['id'];

/** A fact about money by its name; a name that does not exist does not compile. */
export function costFact(id: CostFactId): Fact {
  const found = facts.find((fact) => fact.id === id);
  if (!found) throw new Error(`no fact about cost is called ${id}`);
  return found;
}
