import { accessFacts } from './access.ts';
import { gradeFacts } from './grades.ts';
import { livingFacts } from './living.ts';
import { universityFacts } from './universities.ts';
import { workFacts } from './work.ts';
import type { Fact } from './fact.ts';

const all = [
  ...accessFacts,
  ...gradeFacts,
  ...livingFacts,
  ...universityFacts,
  ...workFacts,
] as const;

export type FactId = (typeof all)[number]['id'];

/** Every fact that a page may print. */
export const facts: readonly Fact[] = all;

/** The fact of that name; a name that does not exist does not compile. */
export function findFact(id: FactId): Fact {
  const found = facts.find((fact) => fact.id === id);
  if (!found) throw new Error(`no fact is called ${id}`);
  return found;
}
