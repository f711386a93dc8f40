import type { ToyInstrument } from '#domain/instruments/toy/scales.ts';
import type { ToySection } from '#domain/instruments/toy/section.ts';
import type { InstrumentContent } from '#content/instruments/instrument-content.ts';
import { copy as namesEn } from './words/en/names.ts';
import { copy as namesEs } from './words/es/names.ts';
import type { Copy as Words } from './words/es/report.ts';

export const toy: InstrumentContent<ToyInstrument, ToySection, Words> = {
  names: { es: namesEs, en: namesEn },
  versions: [
    {
      version: 1,
      questions: 6,
      instrument: async () => (await import('./v1/instrument.ts')).toyV1,
      wording: {
        es: async () => (await import('./v1/wording-es.ts')).wordingEs,
        en: async () => (await import('./v1/wording-en.ts')).wordingEn,
      },
    },
  ],
  section: async () => (await import('./section.ts')).toySectionContent,
  page: {
    es: () => import('./words/es/page.ts'),
    en: () => import('./words/en/page.ts'),
  },
};
