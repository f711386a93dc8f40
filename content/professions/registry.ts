// Which profession a career leads into, for the build and for tests; what a result loads of it is the kinds of its gates.
import { regulatedProfessions } from '#content/compiled/professions/all.js';
import type { RegulatedProfession } from './gate.ts';

/** What stands before a career, or nothing: then its studies are enough. */
export function professionOf(career: string): RegulatedProfession | undefined {
  return regulatedProfessions.find(({ careers }) => careers.includes(career));
}
