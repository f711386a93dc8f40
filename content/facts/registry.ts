import { accessFacts } from './access.ts';
import { admissionFacts } from './admission.ts';
import { gradeFacts } from './grades.ts';
import { grantFacts } from './grants.ts';
import { livingFacts } from './living.ts';
import { costFacts } from './study-costs.ts';
import { universityFacts } from './universities.ts';
import { vocationalFacts } from './vocational.ts';
import { workFacts } from './work.ts';
import { tuitionFacts } from './tuition-facts.ts';
import type { Fact } from './fact.ts';

const all = [
  ...accessFacts,
  ...admissionFacts,
  ...gradeFacts,
  ...grantFacts,
  ...livingFacts,
  ...costFacts,
  ...universityFacts,
  ...vocationalFacts,
  ...workFacts,
] as const;

export type FactId = (typeof all)[number]['id'];

/** Every fact that a page may print. Prices of public degrees have no `FactId`: `content/tuition` tells them in pairs. */
export const facts: readonly Fact[] = [...all, ...tuitionFacts];

/** The fact of that name; a name that does not exist does not compile. */
export function findFact(id: FactId): Fact {
  const found = all.find((fact) => fact.id === id);
  if (!found) throw new Error(`no fact is called ${id}`);
  return found;
}
