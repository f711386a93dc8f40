// Every profession with a gate, for the build and for tests; what a result loads of it is `gate-kinds.ts`.
import { engineeringProfessions } from './engineering.ts';
import type { RegulatedProfession } from './gate.ts';
import { healthProfessions } from './health.ts';
import { licensedProfessions } from './licences.ts';
import { psychologyProfessions } from './psychology.ts';
import {
  lawProfessions,
  publicServiceProfessions,
  teachingProfessions,
} from './teaching-and-law.ts';
import { partlyReservedProfessions } from './trades-and-services.ts';
import { uniformProfessions } from './uniforms.ts';

export const regulatedProfessions: readonly RegulatedProfession[] = [
  ...healthProfessions,
  ...psychologyProfessions,
  ...engineeringProfessions,
  ...teachingProfessions,
  ...lawProfessions,
  ...publicServiceProfessions,
  ...uniformProfessions,
  ...licensedProfessions,
  ...partlyReservedProfessions,
];

/** What stands before a career, or nothing: then its studies are enough. */
export function professionOf(career: string): RegulatedProfession | undefined {
  return regulatedProfessions.find(({ careers }) => careers.includes(career));
}
