import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as form } from './calculator-form.ts';
import { copy as details } from './calculator-details.ts';

/** The words of both calculators: what is asked, what counted and why, where nobody knows and who does. */
export const copy = { ...form, ...details };

export type Copy = Dictionary<typeof copy>;
