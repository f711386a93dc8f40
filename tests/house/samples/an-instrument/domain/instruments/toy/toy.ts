import { defineInstrument } from '#domain/instruments/define-instrument.ts';
import { toyLimits } from './quality-limits.ts';
import { toyScales } from './scales.ts';
import { toySection } from './section.ts';

export const definition = defineInstrument({
  storedId: 'toy',
  scales: toyScales,
  limits: toyLimits,
  isRanked: true,
  section: toySection,
});
