// The interests instrument (Holland's RIASEC model). Stored as `riasec`, its first name.
import { defineInstrument } from '#domain/instruments/define-instrument.ts';
import { interestsLimits } from './quality-limits.ts';
import { riasecLetters } from './riasec.ts';
import { interestsSection } from './section.ts';

export const definition = defineInstrument({
  storedId: 'riasec',
  scales: riasecLetters,
  limits: interestsLimits,
  isRanked: true,
  section: interestsSection,
  loadOrderTest: async () => (await import('./rtor.ts')).testHexagonOrder,
});
