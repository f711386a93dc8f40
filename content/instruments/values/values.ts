// The test of values with its words, for the registry.
import type { ValuesInstrument } from '#domain/instruments/values/work-values.ts';
import type { ValuesSection } from '#domain/instruments/values/section.ts';
import type { InstrumentContent } from '#content/instruments/instrument-content.ts';
import { copy as namesEn } from './words/en/names.ts';
import { copy as namesEs } from './words/es/names.ts';
import type { Copy as Words } from './words/es/report.ts';

export const values: InstrumentContent<ValuesInstrument, ValuesSection, Words> = {
  names: { es: namesEs, en: namesEn },
  versions: [
    {
      version: 1,
      questions: 30,
      instrument: async () => (await import('./v1/instrument.ts')).valuesV1,
      wording: {
        es: async () => (await import('./v1/wording-es.ts')).wordingEs,
        en: async () => (await import('./v1/wording-en.ts')).wordingEn,
      },
    },
    {
      version: 2,
      questions: 30,
      instrument: async () => (await import('./v2/instrument.ts')).valuesV2,
      wording: {
        es: async () => (await import('./v2/wording-es.ts')).wordingEs,
        en: async () => (await import('./v2/wording-en.ts')).wordingEn,
      },
    },
  ],
  section: async () => (await import('./section.ts')).valuesSectionContent,
  page: {
    es: () => import('./words/es/page.ts'),
    en: () => import('./words/en/page.ts'),
  },
};
