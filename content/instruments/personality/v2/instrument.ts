// The personality instrument, version 2: 50 sentences, ten per trait, five of them reversed, keyed 0 to 4; and one that
// shows whether they are read.
import type { PersonalityInstrument } from '#domain/instruments/personality/traits.ts';
import { keys } from './keys.ts';
import { fullOrder } from './order.ts';

export const personalityV2: PersonalityInstrument = {
  id: 'personality',
  version: 2,
  scales: ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stability'],
  choices: { min: 0, max: 4 },
  items: keys,
  // As version 1, until answers of our own say more: ten-item markers of the same traits err by 2.5 to 3.7 points.
  precision: { standardError: 3.3, tieMargin: 3 },
  forms: { full: fullOrder },
  instructed: [{ id: 'check-description', choice: 1, behind: 'con07' }],
};
