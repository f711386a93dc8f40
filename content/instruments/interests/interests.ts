// The test of interests with its words, for the registry.
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { InstrumentContent } from '#content/instruments/instrument-content.ts';
import { copy as namesEn } from './words/en/names.ts';
import { copy as namesEs } from './words/es/names.ts';
import type { Words } from './interests-words.ts';

export const interests: InstrumentContent<InterestsInstrument, InterestsSection, Words> = {
  names: { es: namesEs, en: namesEn },
  versions: [
    {
      version: 1,
      questions: 60,
      instrument: async () => (await import('./v1/instrument.ts')).interestsV1,
      wording: {
        es: async () => (await import('./v1/wording-es.ts')).wordingEs,
        en: async () => (await import('./v1/wording-en.ts')).wordingEn,
      },
    },
    {
      version: 2,
      questions: 60,
      instrument: async () => (await import('./v2/instrument.ts')).interestsV2,
      wording: {
        es: async () => (await import('./v2/wording-es.ts')).wordingEs,
        en: async () => (await import('./v2/wording-en.ts')).wordingEn,
      },
    },
  ],
  section: async () => (await import('./section.ts')).interestsSectionContent,
  page: {
    es: () => import('./words/es/page.ts'),
    en: () => import('./words/en/page.ts'),
  },
};
