// How each way into a Spanish university is reckoned, as far as it was verified. A rule with `formula: null` says that
// it was not: pages explain it and name the office.
import { admissionFact, type AdmissionFactId } from '#content/facts/find-admission.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { AdmissionRule } from '#domain/admission/rules.ts';

const factsOf = (...ids: AdmissionFactId[]): readonly Fact[] => ids.map(admissionFact);

const subjectWeights = ['admission-subject-weight-low', 'admission-subject-weight-high'] as const;
const pce = [
  'pce-credential-formula',
  'pce-passing-grade',
  'pce-subjects-maximum',
  'pce-subjects-2026',
] as const;

export const admissionRules: readonly AdmissionRule<Fact>[] = [
  {
    way: 'homologated-pce',
    region: 'spain',
    year: '2018',
    formula: 'pce',
    addsSubjects: true,
    office: 'uned',
    facts: factsOf(...pce, ...subjectWeights),
  },
  {
    way: 'homologated-pce',
    region: 'madrid',
    year: '2025-26',
    formula: 'pce',
    addsSubjects: true,
    office: 'uned',
    asksModality: true,
    facts: factsOf(
      ...pce,
      ...subjectWeights,
      'pce-specific-subjects-madrid-2025',
      'pce-modality-madrid',
    ),
  },
  {
    way: 'homologated-pce',
    region: 'valencia',
    year: '2023',
    formula: 'pce',
    addsSubjects: true,
    office: 'uned',
    facts: factsOf(...pce, ...subjectWeights, 'pce-specific-subjects-valencia-2023'),
  },
  {
    // Whether Catalonia takes the same credential with PCE was found nowhere.
    way: 'homologated-pce',
    region: 'catalonia',
    year: '2026',
    formula: null,
    addsSubjects: false,
    office: 'university',
    facts: [],
  },
  {
    way: 'homologated',
    region: 'spain',
    year: '2026',
    formula: null,
    addsSubjects: false,
    office: 'university',
    facts: factsOf('pce-university-decides'),
  },
  {
    way: 'homologated',
    region: 'madrid',
    year: '2025-26',
    formula: null,
    addsSubjects: false,
    office: 'university',
    facts: factsOf('madrid-group-6-2025'),
  },
  {
    way: 'homologated',
    region: 'andalusia',
    year: '2026-27',
    formula: null,
    addsSubjects: false,
    office: 'university',
    facts: factsOf('andalusia-foreign-phase-2026'),
  },
  {
    way: 'pending',
    region: 'spain',
    year: '2026',
    formula: 'provisional',
    addsSubjects: false,
    office: 'university',
    facts: factsOf('conditional-grade-uib', 'pending-grade-ombudsman'),
  },
  {
    way: 'ib',
    region: 'spain',
    year: '2025',
    formula: 'ib',
    addsSubjects: true,
    office: 'uned',
    facts: factsOf('ib-grade-2025', ...subjectWeights),
  },
  {
    way: 'agreement',
    region: 'spain',
    year: '2026',
    formula: 'given',
    addsSubjects: true,
    office: 'uned',
    facts: factsOf(
      'agreement-grade-scale',
      'agreement-grade-line-2025',
      'agreement-grade-fallback',
      ...subjectWeights,
    ),
  },
  {
    way: 'a-levels',
    region: 'spain',
    year: '2026',
    formula: 'ucas',
    addsSubjects: true,
    office: 'uned',
    facts: factsOf('a-levels-conversion', ...subjectWeights),
  },
  {
    way: 'vocational',
    region: 'spain',
    year: '2026',
    formula: 'given',
    addsSubjects: true,
    office: 'university',
    facts: factsOf('admission-example-vocational', ...subjectWeights),
  },
  {
    way: 'bachillerato',
    region: 'spain',
    year: '2026',
    formula: 'bachillerato',
    addsSubjects: true,
    office: 'university',
    facts: factsOf(
      'access-grade-weights',
      'access-pau-lowest-grade',
      'admission-example-bachillerato',
      ...subjectWeights,
    ),
  },
];
