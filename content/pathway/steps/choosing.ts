// Choosing a degree and asking what it takes.
import type { Fact } from '#content/facts/fact.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { degrees, factsOf } from '../shared-steps.ts';
import { before } from '../step-times.ts';

export const choosingSteps: readonly StepRule<Fact>[] = [
  {
    // A person who has been at a university asks there first: it may be all she needs.
    id: 'ask-credits',
    pasts: ['begun', 'finished'],
    aims: degrees,
    office: 'university',
    documents: ['transcript', 'syllabus', 'apostille'],
    timing: before(13, 9),
    ifLate: 'start-today',
    facts: factsOf('transfer-credits-uned'),
    ask: 'university',
  },
  {
    id: 'check-official',
    aims: degrees,
    office: 'register',
    documents: [],
    timing: before(14, 9),
    ifLate: 'start-today',
    facts: factsOf('official-register'),
  },
  {
    id: 'ask-university',
    aims: degrees,
    office: 'university',
    documents: [],
    timing: before(13, 9),
    ifLate: 'start-today',
    facts: factsOf('pce-university-decides'),
    ask: 'university',
  },
  {
    id: 'ask-centre',
    aims: ['language-first'],
    office: 'language-centre',
    documents: [],
    timing: before(11, 8),
    ifLate: 'start-today',
    facts: factsOf('study-stay-rule'),
    ask: 'language-centre',
  },
  {
    id: 'check-agreement',
    anew: true,
    access: ['colombia'],
    aims: degrees,
    office: 'uned',
    documents: [],
    timing: before(13, 9),
    ifLate: 'start-today',
    facts: factsOf('colombia-agreement', 'colombia-first-term-years'),
    ask: 'uned',
  },
  {
    id: 'ask-access',
    access: ['ask'],
    aims: degrees,
    office: 'uned',
    documents: [],
    timing: before(13, 9),
    ifLate: 'start-today',
    facts: factsOf('agreement-countries-ucm-2024'),
    ask: 'uned',
  },
];
