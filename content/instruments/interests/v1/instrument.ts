// The RIASEC instrument, version 1: 60 activities, ten per type, liked or disliked on five steps keyed 0 to 4.
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { keys } from './keys.ts';
import { fullOrder, shortOrder } from './order.ts';

export const interestsV1: InterestsInstrument = {
  id: 'riasec',
  version: 1,
  scales: ['R', 'I', 'A', 'S', 'E', 'C'],
  choices: { min: 0, max: 4 },
  items: keys,
  // Middle of 3.1 to 3.5, the standard errors of ten-item interest scales whose alpha is .89 to .85 (own figure on real
  // answers to a public-domain form, prolonged to ten items). Our own data replace it in the next version.
  precision: { standardError: 3.3, tieMargin: 3 },
  forms: { full: fullOrder, short: shortOrder },
  // Chosen on the generator (bench:recovery): four per type and 0.9 standard errors give 35.7 questions on average;
  // three per type miss the first three types too often, 1.0 standard errors ask 37.
  adaptive: { startPerScale: 4, settledAt: 0.9 },
};
