// The personality instrument, version 1: 50 sentences, ten per trait, five of them reversed, keyed 0 to 4.
import type { PersonalityInstrument } from '#domain/instruments/personality/traits.ts';
import { keys } from './keys.ts';
import { fullOrder } from './order.ts';

export const personalityV1: PersonalityInstrument = {
  id: 'personality',
  version: 1,
  scales: ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stability'],
  choices: { min: 0, max: 4 },
  items: keys,
  // Nobody has answered these items yet. Ten-item public-domain markers of the same traits have alphas of .79 to .87
  // (ipip.ori.org, scales after Goldberg 1992); with a standard deviation of 7 to 8 of 40 points the standard error is
  // 2.5 to 3.7. Taken: 3.3, as for interests. Our own data replace it in the next version.
  precision: { standardError: 3.3, tieMargin: 3 },
  forms: { full: fullOrder },
};
