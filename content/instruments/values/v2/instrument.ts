// The work values instrument, version 2: 30 things a job can give, five per value, their importance keyed 0 to 4; one
// question that shows whether they are read; and six cards, one per value, to be put in order.
import type { ValuesInstrument } from '#domain/instruments/values/work-values.ts';
import { keys } from './keys.ts';
import { fullOrder } from './order.ts';

export const valuesV2: ValuesInstrument = {
  id: 'values',
  version: 2,
  scales: ['achievement', 'independence', 'recognition', 'relationships', 'support', 'conditions'],
  choices: { min: 0, max: 4 },
  items: keys,
  // As version 1, until answers of our own say more: assumed from the errors of the RIASEC instrument.
  precision: { standardError: 2.3, tieMargin: 2 },
  forms: { full: fullOrder },
  instructed: [{ id: 'check-importance', choice: 1, behind: 'rec04' }],
  ranking: {
    cards: [
      { id: 'card-achievement', scale: 'achievement' },
      { id: 'card-independence', scale: 'independence' },
      { id: 'card-recognition', scale: 'recognition' },
      { id: 'card-relationships', scale: 'relationships' },
      { id: 'card-support', scale: 'support' },
      { id: 'card-conditions', scale: 'conditions' },
    ],
    // In made-up people the half of this and the double find what is valued most less often (bench:recovery).
    pointsByPlace: [1.5, 1, 0.5, -0.5, -1, -1.5],
  },
};
