import type { Fact } from '#content/facts/fact.ts';
import type { RouteRules } from '#domain/pathway/rules.ts';
import { mistakes } from './mistakes.ts';
import { money } from './money.ts';
import { national } from './national.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { steps } from './steps.ts';

/** All that the route finder knows; sentences are in the dictionary `pathway`. */
export const routeRules: RouteRules<Fact> = {
  national,
  reasons,
  steps,
  money,
  questions,
  mistakes,
};
