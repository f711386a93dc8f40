// The test of personality with its words, for the registry.
import type { PersonalityInstrument } from '#domain/instruments/personality/traits.ts';
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';
import type { InstrumentContent } from '#content/instruments/instrument-content.ts';
import { copy as namesEn } from './words/en/names.ts';
import { copy as namesEs } from './words/es/names.ts';
import type { Copy as Words } from './words/es/report.ts';

export const personality: InstrumentContent<PersonalityInstrument, PersonalitySection, Words> = {
  names: { es: namesEs, en: namesEn },
  versions: [
    {
      version: 1,
      questions: 50,
      instrument: async () => (await import('./v1/instrument.ts')).personalityV1,
      wording: {
        es: async () => (await import('./v1/wording-es.ts')).wordingEs,
        en: async () => (await import('./v1/wording-en.ts')).wordingEn,
      },
    },
    {
      version: 2,
      questions: 50,
      instrument: async () => (await import('./v2/instrument.ts')).personalityV2,
      wording: {
        es: async () => (await import('./v2/wording-es.ts')).wordingEs,
        en: async () => (await import('./v2/wording-en.ts')).wordingEn,
      },
    },
  ],
  section: async () => (await import('./section.ts')).personalitySectionContent,
  page: {
    es: () => import('./words/es/page.ts'),
    en: () => import('./words/en/page.ts'),
  },
};
