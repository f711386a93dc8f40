import { facts } from '#content/compiled/facts/admission.js';
import type { Fact } from './fact.ts';

// Not the registry of all facts: these alone travel to the calculators.
export type AdmissionFactId = (typeof facts)[number]['id'];

/** A fact of admission by its name; a name that does not exist does not compile. */
export function admissionFact(id: AdmissionFactId): Fact {
  const found = facts.find((fact) => fact.id === id);
  if (!found) throw new Error(`no fact of admission is called ${id}`);
  return found;
}
