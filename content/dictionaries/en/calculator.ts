import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { copy as form } from './calculator-form.ts';
import { copy as details } from './calculator-details.ts';

export const copy: Copy = { ...form, ...details };
