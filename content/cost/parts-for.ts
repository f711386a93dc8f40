import type { Way } from '#domain/admission/rules.ts';
import { costParts, type CostPart } from '#domain/cost/cost-parts.ts';
import type { Aim } from '#domain/pathway/choices.ts';

/** The steps of each way that cost a fee; living and studying is paid by everybody. */
const paidSteps: Readonly<Record<Way, readonly CostPart[]>> = {
  'homologated-pce': ['homologation', 'credential', 'pce'],
  homologated: ['homologation', 'credential'],
  pending: ['homologation', 'credential'],
  ib: ['credential'],
  agreement: ['credential'],
  'a-levels': ['credential'],
  vocational: [],
  bachillerato: [],
};

const steps: readonly CostPart[] = ['homologation', 'credential', 'pce'];

/**
 * What is paid by this way; a way that is not known yet may cost every step. The credential and its exams are
 * for universities: vocational training asks for the recognised diploma alone, and a language course for nothing of it.
 */
export function partsFor(way: Way | '', aim: Aim | ''): readonly CostPart[] {
  const paid = way === '' ? steps : paidSteps[way];
  const asked = paid.filter((part) => part === 'homologation' || aim !== 'vocational');
  return costParts.filter(
    (part) => !steps.includes(part) || (aim !== 'language-first' && asked.includes(part)),
  );
}
