// The RIASEC instrument, version 2: 60 activities, ten per type and two or three per field, liked or disliked on five
// steps keyed 0 to 4; and one question that shows whether they are read.
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { keys } from './keys.ts';
import { fullOrder, shortOrder } from './order.ts';

export const interestsV2: InterestsInstrument = {
  id: 'riasec',
  version: 2,
  scales: ['R', 'I', 'A', 'S', 'E', 'C'],
  choices: { min: 0, max: 4 },
  items: keys,
  // As version 1, until answers of our own say more: 3.1 to 3.5 are the standard errors of ten-item interest scales.
  precision: { standardError: 3.3, tieMargin: 3 },
  forms: { full: fullOrder, short: shortOrder },
  instructed: [{ id: 'check-liking', choice: 1, behind: 'r16' }],
  adaptive: { startPerScale: 4, settledAt: 0.9 },
};
