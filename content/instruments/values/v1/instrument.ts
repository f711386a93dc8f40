// The work values instrument, version 1: 30 things a job can give, five per value, their importance keyed 0 to 4.
import type { ValuesInstrument } from '#domain/instruments/values/work-values.ts';
import { keys } from './keys.ts';
import { fullOrder } from './order.ts';

export const valuesV1: ValuesInstrument = {
  id: 'values',
  version: 1,
  scales: ['achievement', 'independence', 'recognition', 'relationships', 'support', 'conditions'],
  choices: { min: 0, max: 4 },
  items: keys,
  // Nobody has answered these items yet. Assumed: an answer errs as much as one of the RIASEC instrument (3.3 points on
  // ten items), so 3.3 / √10 · √5 = 2.33 on five; the tie margin in the same proportion, in whole points. Our own data
  // replace both in the next version.
  precision: { standardError: 2.3, tieMargin: 2 },
  forms: { full: fullOrder },
};
