import { findFact, type FactId } from '#content/facts/registry.ts';
import { sideFacts } from '#content/facts/tuition-facts.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { PathwayRules } from '#domain/pathway/rules.ts';

const factsOf = (...ids: FactId[]) => ids.map(findFact);
const degrees = ['public-degree', 'private-degree'] as const;

/** What families trip over, and what it rests on that we say so. */
export const mistakes: PathwayRules<Fact>['mistakes'] = [
  {
    id: 'homologation-is-all',
    access: ['homologation'],
    aims: degrees,
    facts: factsOf('homologation-countries-ucm-2025'),
    ask: 'university',
  },
  {
    id: 'pce-by-hearsay',
    access: ['homologation'],
    aims: degrees,
    facts: factsOf('pce-university-decides'),
    ask: 'university',
  },
  {
    id: 'nationality',
    access: ['colombia', 'ib', 'ask'],
    aims: degrees,
    facts: factsOf('agreement-ib-latin-america'),
  },
  { id: 'own-title', aims: degrees, facts: factsOf('official-register') },
  {
    id: 'old-dates',
    aims: ['public-degree'],
    facts: factsOf('pce-2024-spain-start', 'pce-2026-registration-start'),
    ask: 'uned',
  },
  { id: 'visa-last', withVisa: true, facts: factsOf('student-visa-lead-months'), ask: 'consulate' },
  {
    id: 'local-price',
    aims: ['public-degree'],
    facts: sideFacts('foreign'),
    ask: 'university',
  },
  { id: 'work-pays', withVisa: true, aims: degrees, facts: factsOf('student-work-hours') },
  { id: 'one-degree', aims: ['public-degree'], facts: factsOf('cut-off-range') },
  {
    id: 'short-course',
    aims: ['language-first'],
    facts: factsOf('visa-without-card-days'),
    ask: 'consulate',
  },
];
