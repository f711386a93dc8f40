// Applying for a place.
import type { Fact } from '#content/facts/fact.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { factsOf } from '../shared-steps.ts';
import { before, call } from '../step-times.ts';

export const admissionSteps: readonly StepRule<Fact>[] = [
  {
    id: 'apply-private',
    aims: ['private-degree'],
    office: 'private-university',
    documents: ['passport', 'transcript'],
    timing: before(10, 6),
    ifLate: 'ask-next-call',
    facts: [],
    ask: 'private-university',
  },
  {
    id: 'pre-enrol',
    aims: ['public-degree'],
    office: 'university',
    documents: ['passport', 'transcript'],
    timing: call(6, 7),
    ifLate: 'ask-next-call',
    published: factsOf('ucm-preenrolment-2024-start', 'public-deadline-2026'),
    facts: factsOf(
      'public-deadline-2026',
      'ucm-preenrolment-2024-start',
      'ucm-preenrolment-2024-end',
      'cut-off-range',
    ),
    ask: 'university',
  },
  {
    id: 'enrol-centre',
    aims: ['language-first'],
    office: 'language-centre',
    documents: ['passport'],
    timing: before(7, 5),
    ifLate: 'start-today',
    facts: factsOf('study-stay-rule', 'visa-without-card-days'),
    ask: 'language-centre',
  },
];
