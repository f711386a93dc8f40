import { copy as plan } from '#content/dictionaries/es/pathway-plan.ts';
import { copy as page } from '#content/dictionaries/es/pathway.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { mistakes, money, questions, reasons, visaFirst } from './statements.ts';
import { copy as steps } from './steps.ts';

/** `/ruta-a-espana`: the sentences of the page, and those with figures. Rules are in `content/pathway`. */
export const copy = { ...page, plan, mistakes, money, questions, reasons, steps, visaFirst };

export type Copy = Dictionary<typeof copy>;
