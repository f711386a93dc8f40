import type { Way } from '#domain/admission/rules.ts';
import { costParts, type CostPart } from '#domain/cost/cost-parts.ts';

/** The steps of each way that cost a fee; living and studying is paid by everybody. */
const paidSteps: Readonly<Record<Way, readonly CostPart[]>> = {
  'homologated-pce': ['homologation', 'credential', 'pce'],
  homologated: ['homologation', 'credential'],
  pending: ['homologation', 'credential'],
  agreement: ['credential'],
  'a-levels': ['credential'],
  vocational: [],
  bachillerato: [],
};

const steps: readonly CostPart[] = ['homologation', 'credential', 'pce'];

/** What somebody pays who comes by this way. */
export function partsFor(way: Way): readonly CostPart[] {
  return costParts.filter((part) => !steps.includes(part) || paidSteps[way].includes(part));
}
