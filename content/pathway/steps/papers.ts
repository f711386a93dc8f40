// Papers, their recognition, and credentials of UNED.
import type { Fact } from '#content/facts/fact.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { degrees, factsOf, gathering, homologation } from '../shared-steps.ts';
import { before } from '../step-times.ts';

export const paperSteps: readonly StepRule<Fact>[] = [
  {
    ...gathering,
    aims: ['public-degree', 'private-degree', 'language-first'],
    timing: before(12, 9),
  },
  {
    ...homologation,
    anew: true,
    access: ['homologation'],
    aims: degrees,
    timing: before(11, 8),
    facts: factsOf('homologation-countries-ucm-2025', 'homologation-fee-2021'),
  },
  {
    id: 'conditional-slip',
    anew: true,
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
    anew: true,
    access: ['colombia'],
    aims: degrees,
    office: 'uned',
    documents: ['diploma', 'apostille', 'saber-11'],
    timing: before(7, 4),
    ifLate: 'ask-next-call',
    costs: ['credential-fee'],
    facts: factsOf(
      'colombia-documents',
      'colombia-saber-11-points',
      'uned-window-2026-start',
      'uned-window-2026-end',
    ),
    ask: 'uned',
  },
  {
    id: 'ib-credential',
    anew: true,
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
      'uned-window-2026-start',
      'uned-window-2026-end',
      'uned-weeks-before-2026',
    ),
    ask: 'ib-school',
  },
];
