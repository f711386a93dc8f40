import { findFact, type FactId } from '#content/facts/registry.ts';
import { sideFacts } from '#content/facts/tuition-facts.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { PathwayRules } from '#domain/pathway/rules.ts';

const factsOf = (...ids: FactId[]) => ids.map(findFact);
const degrees = ['public-degree', 'private-degree'] as const;

/** What every university decides itself, to be asked in writing. */
export const questions: PathwayRules<Fact>['questions'] = [
  {
    id: 'pce-needed',
    access: ['homologation'],
    aims: degrees,
    facts: factsOf('pce-university-decides'),
    ask: 'university',
  },
  {
    id: 'private-access',
    aims: ['private-degree'],
    facts: [],
    ask: 'private-university',
  },
  {
    id: 'weights',
    aims: ['public-degree'],
    facts: factsOf('admission-subject-weight-low', 'admission-subject-weight-high'),
    ask: 'university',
  },
  {
    id: 'slip-accepted',
    access: ['homologation'],
    aims: degrees,
    facts: factsOf('homologation-slip-months'),
    ask: 'university',
  },
  {
    id: 'renewal-position',
    access: ['colombia'],
    aims: degrees,
    facts: factsOf('colombia-first-term-years'),
    ask: 'university',
  },
  { id: 'vocational-access', aims: ['vocational'], facts: [], ask: 'vocational' },
  {
    id: 'centre-registered',
    aims: ['vocational', 'language-first'],
    facts: factsOf('study-stay-rule'),
    ask: 'consulate',
  },
  {
    id: 'foreign-price',
    aims: ['public-degree'],
    facts: sideFacts('foreign'),
    ask: 'university',
  },
  { id: 'admission-proof', facts: factsOf('student-visa-lead-months'), ask: 'consulate' },
  { id: 'class-language', aims: degrees, facts: [], ask: 'university' },
  {
    id: 'spanish-level',
    aims: degrees,
    countries: ['BR', 'other'],
    facts: factsOf('spanish-level-ucm-2025'),
    ask: 'university',
  },
  { id: 'deadlines', aims: degrees, facts: [], ask: 'university' },
];
