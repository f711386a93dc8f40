import { copy as plan } from '#content/dictionaries/en/pathway-plan.ts';
import { copy as page } from '#content/dictionaries/en/pathway.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { mistakes, money, questions, reasons, visaFirst } from './statements.ts';
import { copy as steps } from './steps.ts';

export const copy = {
  ...page,
  plan,
  mistakes,
  money,
  questions,
  reasons,
  steps,
  visaFirst,
} satisfies Copy;
