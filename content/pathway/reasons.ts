import { findFact, type FactId } from '#content/facts/registry.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { PathwayRules } from '#domain/pathway/rules.ts';

const factsOf = (...ids: FactId[]) => ids.map(findFact);
const toDegree = ['public-degree', 'private-degree', 'language-first'] as const;

/** Why this way in and no other. */
export const reasons: PathwayRules<Fact>['reasons'] = [
  {
    id: 'no-agreement',
    access: ['homologation'],
    aims: toDegree,
    facts: factsOf('homologation-countries-ucm-2025', 'agreement-countries-ucm-2024'),
  },
  {
    id: 'puerto-rico',
    access: ['homologation'],
    aims: toDegree,
    countries: ['PR'],
    facts: [],
    ask: 'ministry',
  },
  {
    id: 'colombia-agreement',
    access: ['colombia'],
    aims: toDegree,
    facts: factsOf('colombia-agreement', 'agreement-countries-ucm-2024'),
  },
  {
    id: 'colombia-renewal',
    access: ['colombia'],
    aims: toDegree,
    facts: factsOf('colombia-first-term-years'),
    ask: 'uned',
  },
  {
    id: 'ib-agreement',
    access: ['ib'],
    aims: toDegree,
    facts: factsOf('agreement-credential'),
  },
  {
    id: 'ib-everywhere',
    access: ['ib'],
    aims: toDegree,
    facts: factsOf('agreement-ib-latin-america'),
  },
  {
    id: 'other-diploma',
    access: ['ask'],
    aims: toDegree,
    diplomas: ['other'],
    facts: factsOf('agreement-credential'),
    ask: 'uned',
  },
  {
    id: 'other-country',
    access: ['ask'],
    aims: toDegree,
    diplomas: ['national'],
    facts: factsOf('agreement-countries-ucm-2024'),
    ask: 'uned',
  },
  {
    id: 'brazil-language',
    aims: ['public-degree', 'private-degree'],
    countries: ['BR'],
    facts: factsOf('spanish-level-ucm-2025'),
    ask: 'university',
  },
  { id: 'private-decides', aims: ['private-degree'], facts: [], ask: 'private-university' },
  {
    id: 'vocational-apart',
    aims: ['vocational'],
    levels: ['superior'],
    facts: factsOf('vocational-access-diploma', 'vocational-homologation'),
    ask: 'vocational',
  },
  {
    id: 'vocational-medio',
    aims: ['vocational'],
    levels: ['medio'],
    facts: factsOf('vocational-medio-diploma', 'vocational-recognition-asked'),
    ask: 'vocational',
  },
  {
    id: 'language-then-degree',
    aims: ['language-first'],
    facts: [],
    ask: 'immigration',
  },
];
