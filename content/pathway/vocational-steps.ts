// The way to vocational training: recognition first, then the centre, the visa's questions, the place.
import type { Fact } from '#content/facts/fact.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { factsOf, gathering, homologation } from './shared-steps.ts';
import { before, call } from './step-times.ts';

const vocational = ['vocational'] as const;

/** Until there is a place. */
export const vocationalSteps: readonly StepRule<Fact>[] = [
  { ...gathering, aims: vocational, timing: before(14, 10) },
  {
    // No agreement opens vocational training: every diploma from abroad is recognised first, and that takes longest.
    ...homologation,
    aims: vocational,
    levels: ['superior'],
    timing: before(13, 9),
    facts: factsOf('vocational-homologation', 'homologation-fee-2021'),
  },
  {
    ...homologation,
    id: 'request-homologation-eso',
    aims: vocational,
    levels: ['medio'],
    documents: ['homologation-request', 'diploma', 'transcript', 'apostille'],
    costs: [],
    timing: before(13, 9),
    facts: factsOf('vocational-medio-diploma', 'vocational-recognition-asked'),
  },
  {
    id: 'find-vocational-centre',
    aims: vocational,
    office: 'vocational',
    documents: [],
    timing: before(12, 9),
    ifLate: 'start-today',
    facts: factsOf('vocational-concertado-2025', 'vocational-centres-madrid-2024'),
    ask: 'vocational',
  },
  {
    id: 'ask-vocational',
    aims: vocational,
    office: 'vocational',
    documents: [],
    timing: before(12, 9),
    ifLate: 'start-today',
    facts: factsOf('vocational-papers-madrid-2022'),
    ask: 'vocational',
  },
  {
    id: 'ask-vocational-stay',
    aims: vocational,
    withVisa: true,
    office: 'consulate',
    documents: [],
    timing: before(11, 8),
    ifLate: 'start-today',
    facts: factsOf('vocational-stay-superior', 'vocational-stay-medio', 'student-visa-age-years'),
    ask: 'consulate',
  },
  applying('superior'),
  applying('medio'),
  {
    id: 'apply-vocational-private',
    aims: vocational,
    centres: ['private'],
    office: 'vocational-centre',
    documents: ['passport', 'diploma', 'transcript'],
    timing: before(10, 5),
    ifLate: 'ask-next-call',
    facts: factsOf('vocational-private-year-low-2026', 'vocational-private-year-high-2026'),
    ask: 'vocational-centre',
  },
];

/** Places of public centres and concertado courses are given out by the region, in a call of each level. */
function applying(level: 'superior' | 'medio'): StepRule<Fact> {
  const madrid = factsOf(
    `vocational-madrid-${level}-2025-start`,
    `vocational-madrid-${level}-2025-end`,
  );
  const canaries = factsOf('vocational-canaries-2026-start', 'vocational-canaries-2026-end');
  const others = factsOf(
    'vocational-catalonia-2026-start',
    'vocational-catalonia-2026-end',
    'vocational-extremadura-2025-start',
    'vocational-extremadura-2025-end',
  );
  return {
    id: 'apply-vocational',
    aims: vocational,
    levels: [level],
    centres: ['public'],
    office: 'vocational',
    documents: ['passport', 'diploma', 'transcript'],
    timing: call(4, 7),
    ifLate: 'ask-next-call',
    published: [...canaries, ...madrid, ...others],
    facts: [...madrid, ...canaries, ...factsOf('vocational-canaries-2026-list'), ...others],
    ask: 'vocational',
  };
}

/** Once there is one. */
export const vocationalEnrolment: StepRule<Fact> = {
  id: 'enrol-vocational',
  aims: vocational,
  office: 'vocational-centre',
  documents: ['admission', 'passport'],
  timing: before(2, 0),
  ifLate: 'ask-next-call',
  costs: ['tuition-vocational', 'tuition-vocational-private', 'tuition-ask'],
  facts: factsOf('vocational-papers-madrid-2022'),
  ask: 'vocational-centre',
};
