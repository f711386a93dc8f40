// The personality instrument (five broad traits). Each is told as a line with two ends, so none comes first.
import { defineInstrument } from '#domain/instruments/define-instrument.ts';
import { personalityLimits } from './quality-limits.ts';
import { personalitySection } from './section.ts';
import { traits } from './traits.ts';

export const definition = defineInstrument({
  storedId: 'personality',
  scales: traits,
  limits: personalityLimits,
  isRanked: false,
  section: personalitySection,
});
