// The work values instrument (six needs of the theory of work adjustment).
import { defineInstrument } from '#domain/instruments/define-instrument.ts';
import { valuesLimits } from './quality-limits.ts';
import { valuesSection } from './section.ts';
import { workValues } from './work-values.ts';

export const definition = defineInstrument({
  storedId: 'values',
  scales: workValues,
  limits: valuesLimits,
  isRanked: true,
  section: valuesSection,
});
