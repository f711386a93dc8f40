import { findFact, type FactId } from '#content/facts/registry.ts';
import { pairFacts } from '#content/facts/tuition-facts.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { PathwayRules, StepRule } from '#domain/pathway/rules.ts';

const factsOf = (...ids: FactId[]) => ids.map(findFact);
const degrees = ['public-degree', 'private-degree'] as const;

/** So many months before the start; negative ones lie after it. */
const before = (from: number, to: number) => ({ kind: 'before', from, to }) as const;
/** In these months of the year: the shape of published calendars, not a date. */
const call = (from: number, to: number) => ({ kind: 'call', from, to }) as const;

const choosing: readonly StepRule<Fact>[] = [
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

const documents = {
  id: 'gather-documents',
  office: 'home-authority',
  documents: ['passport', 'diploma', 'transcript', 'apostille', 'translation'],
  ifLate: 'start-today',
  facts: factsOf('homologation-documents-2021'),
  ask: 'home-authority',
} as const;

const homologation = {
  id: 'request-homologation',
  office: 'ministry',
  documents: ['homologation-request', 'diploma', 'transcript', 'apostille', 'fee-receipt'],
  ifLate: 'start-today',
  costs: ['homologation-fee'],
  ask: 'ministry',
} as const;

const papers: readonly StepRule<Fact>[] = [
  {
    ...documents,
    aims: ['public-degree', 'private-degree', 'language-first'],
    timing: before(12, 9),
  },
  { ...documents, aims: ['vocational'], timing: before(14, 10) },
  {
    // No agreement opens vocational training: every diploma from abroad is recognised first, and that takes longest.
    ...homologation,
    aims: ['vocational'],
    timing: before(13, 9),
    facts: factsOf('vocational-homologation', 'homologation-fee-2021'),
  },
  {
    id: 'ask-vocational',
    aims: ['vocational'],
    office: 'vocational',
    documents: [],
    timing: before(12, 9),
    ifLate: 'start-today',
    facts: factsOf('vocational-access-diploma'),
    ask: 'vocational',
  },
  {
    ...homologation,
    access: ['homologation'],
    aims: degrees,
    timing: before(11, 8),
    facts: factsOf('homologation-countries-ucm-2025', 'homologation-fee-2021'),
  },
  {
    id: 'conditional-slip',
    access: ['homologation'],
    aims: degrees,
    office: 'ministry',
    documents: ['homologation-request'],
    timing: before(7, 4),
    ifLate: 'start-today',
    facts: factsOf('homologation-slip-months', 'conditional-grade-uib'),
    ask: 'university',
  },
  {
    id: 'colombia-credential',
    access: ['colombia'],
    aims: degrees,
    office: 'uned',
    documents: ['diploma', 'apostille', 'saber-11'],
    timing: before(7, 4),
    ifLate: 'ask-next-call',
    costs: ['credential-fee'],
    facts: factsOf('colombia-documents', 'colombia-saber-11-points'),
    ask: 'uned',
  },
  {
    id: 'ib-credential',
    access: ['ib'],
    aims: degrees,
    office: 'uned',
    documents: ['ib-diploma', 'transcript', 'fee-receipt'],
    timing: before(6, 3),
    ifLate: 'ask-next-call',
    costs: ['credential-fee'],
    facts: factsOf(
      'agreement-credential',
      'agreement-grade-scale',
      'agreement-grade-fallback',
      'uned-credential-2026',
    ),
    ask: 'ib-school',
  },
];

const exams: readonly StepRule<Fact>[] = [
  {
    id: 'register-pce',
    access: ['homologation'],
    aims: degrees,
    office: 'uned',
    documents: ['passport', 'fee-receipt'],
    timing: call(3, 4),
    ifLate: 'ask-next-call',
    onlyIfAsked: true,
    published: factsOf('pce-2026-registration-start', 'pce-2026-registration-end'),
    costs: ['credential-fee'],
    facts: factsOf(
      'homologation-countries-ucm-2025',
      'pce-university-decides',
      'pce-2026-registration-start',
      'pce-2026-registration-end',
      'pce-subjects-maximum',
    ),
    ask: 'university',
  },
  {
    id: 'sit-pce',
    access: ['homologation'],
    aims: degrees,
    office: 'uned',
    documents: ['passport'],
    timing: call(5, 6),
    ifLate: 'ask-next-call',
    onlyIfAsked: true,
    published: factsOf('pce-2024-abroad-start', 'pce-2024-abroad-end'),
    facts: factsOf(
      'pce-passing-grade',
      'pce-exam-minutes',
      'pce-2024-abroad-start',
      'pce-2024-abroad-end',
      'pce-modality-exams-ucm-2025',
    ),
    ask: 'uned',
  },
  {
    id: 'raise-grade',
    aims: ['public-degree'],
    office: 'university',
    documents: [],
    timing: call(3, 4),
    ifLate: 'ask-next-call',
    onlyIfAsked: true,
    published: factsOf('pce-2026-registration-start', 'pce-2026-registration-end'),
    facts: factsOf(
      'admission-grade-maximum',
      'admission-subject-weight-low',
      'admission-subject-weight-high',
      'cut-off-medicine-ucm-2024',
    ),
    ask: 'university',
  },
];

const admission: readonly StepRule<Fact>[] = [
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
    published: factsOf('ucm-preenrolment-2024-start', 'ucm-preenrolment-2024-end'),
    facts: factsOf('ucm-preenrolment-2024-start', 'ucm-preenrolment-2024-end', 'cut-off-range'),
    ask: 'university',
  },
  {
    id: 'apply-vocational',
    aims: ['vocational'],
    office: 'vocational',
    documents: ['passport', 'diploma', 'transcript'],
    timing: before(6, 3),
    ifLate: 'ask-next-call',
    facts: [],
    ask: 'vocational',
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

const payment = {
  office: 'university',
  documents: ['admission', 'passport'],
  timing: before(2, 0),
  ifLate: 'ask-next-call',
} as const;

const stay: readonly StepRule<Fact>[] = [
  {
    id: 'show-means',
    withVisa: true,
    office: 'consulate',
    documents: ['means-proof'],
    timing: before(6, 4),
    ifLate: 'start-today',
    costs: ['means'],
    facts: factsOf('means-iprem-percent', 'iprem-month-2023', 'means-ruling-2024'),
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
    facts: factsOf('student-visa-lead-months', 'student-visa-age-years', 'study-stay-rule'),
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

/** Every step there is, in the order in which it is taken. */
export const steps: readonly StepRule<Fact>[] = [
  choosing,
  papers,
  exams,
  admission,
  stay,
].flat() satisfies PathwayRules<Fact>['steps'];
