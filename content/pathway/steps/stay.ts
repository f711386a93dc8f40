// Means, insurance, visa, enrolment and the card.
import { pairFacts } from '#content/facts/tuition-facts.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { factsOf } from '../shared-steps.ts';
import { before } from '../step-times.ts';
import { vocationalEnrolment } from '../vocational-steps.ts';

const payment = {
  office: 'university',
  documents: ['admission', 'passport'],
  timing: before(2, 0),
  ifLate: 'ask-next-call',
} as const;

export const staySteps: readonly StepRule<Fact>[] = [
  {
    id: 'show-means',
    withVisa: true,
    office: 'consulate',
    documents: ['means-proof'],
    timing: before(6, 4),
    ifLate: 'start-today',
    costs: ['means'],
    facts: factsOf('means-iprem-percent', 'iprem-month-2026', 'means-ruling-2024'),
    ask: 'consulate',
  },
  {
    id: 'take-insurance',
    withVisa: true,
    office: 'insurer',
    documents: ['insurance-policy'],
    timing: before(5, 3),
    ifLate: 'start-today',
    costs: ['insurance'],
    facts: factsOf('study-stay-rule', 'madrid-insurance-low-2025', 'madrid-insurance-high-2025'),
    ask: 'consulate',
  },
  {
    id: 'minor-permission',
    withVisa: true,
    office: 'consulate',
    documents: ['parental-permission'],
    timing: before(5, 3),
    ifLate: 'start-today',
    onlyIfAsked: true,
    facts: [],
    ask: 'consulate',
  },
  {
    id: 'request-visa',
    withVisa: true,
    office: 'consulate',
    documents: ['passport', 'admission', 'means-proof', 'insurance-policy'],
    timing: before(4, 3),
    ifLate: 'start-today',
    facts: factsOf(
      'student-visa-lead-months',
      'student-visa-age-years',
      'study-stay-rule',
      'appointments-resold-2025',
    ),
    ask: 'consulate',
  },
  {
    id: 'pay-enrolment',
    aims: ['public-degree'],
    ...payment,
    costs: ['tuition-foreign', 'tuition-resident'],
    facts: pairFacts(),
    ask: 'university',
  },
  {
    id: 'pay-enrolment',
    aims: ['private-degree'],
    ...payment,
    costs: ['tuition-private'],
    facts: factsOf('private-year-low-2025', 'private-year-high-2025'),
    ask: 'private-university',
  },
  vocationalEnrolment,
  {
    id: 'request-card',
    withVisa: true,
    office: 'immigration',
    documents: ['passport', 'visa', 'admission'],
    timing: before(0, -1),
    ifLate: 'start-today',
    facts: factsOf('tie-request-months', 'visa-open-days', 'visa-without-card-days'),
  },
  {
    id: 'prepare-access',
    aims: ['language-first'],
    office: 'university',
    documents: [],
    timing: before(0, -4),
    ifLate: 'start-today',
    facts: factsOf('homologation-countries-ucm-2025', 'agreement-credential'),
    ask: 'university',
  },
];
