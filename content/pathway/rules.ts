import type { Fact } from '#content/facts/fact.ts';
import type { PathwayRules } from '#domain/pathway/rules.ts';
import { mistakes } from './mistakes.ts';
import { money } from './money.ts';
import { national } from '#content/compiled/countries/national.js';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { steps } from './steps.ts';

/** All that the pathway finder knows; sentences are in the dictionary `pathway`. */
export const pathwayRules: PathwayRules<Fact> = {
  national,
  reasons,
  steps,
  money,
  questions,
  mistakes,
};
