import { accessFacts } from './access.ts';
import type { Fact } from './fact.ts';
import { livingFacts } from './living.ts';
import { costFacts } from './study-costs.ts';

// As `find-admission.ts`, with what is paid.
const known = [...accessFacts, ...livingFacts, ...costFacts] as const;
export type CostFactId = (typeof known)[number]['id'];

/** A fact about money by its name; a name that does not exist does not compile. */
export function costFact(id: CostFactId): Fact {
  const found = known.find((fact) => fact.id === id);
  if (!found) throw new Error(`no fact about cost is called ${id}`);
  return found;
}
