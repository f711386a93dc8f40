import type { Fact } from '#content/facts/fact.ts';
import type { PathwayRules, StepRule } from '#domain/pathway/rules.ts';
import { admissionSteps } from './steps/admission.ts';
import { choosingSteps } from './steps/choosing.ts';
import { examSteps } from './steps/exams.ts';
import { paperSteps } from './steps/papers.ts';
import { staySteps } from './steps/stay.ts';
import { vocationalSteps } from './vocational-steps.ts';

/** Every step there is, in the order in which it is taken. */
export const steps: readonly StepRule<Fact>[] = [
  choosingSteps,
  paperSteps,
  examSteps,
  admissionSteps,
  vocationalSteps,
  staySteps,
].flat() satisfies PathwayRules<Fact>['steps'];
