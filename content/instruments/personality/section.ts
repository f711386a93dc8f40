// How a report tells personality.
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';
import type { SectionContent } from '#content/instruments/instrument-content.ts';
import type { Copy as Words } from './words/es/report.ts';

export const personalitySectionContent: SectionContent<PersonalitySection, Words> = {
  words: {
    es: async () => (await import('./words/es/report.ts')).copy,
    en: async () => (await import('./words/en/report.ts')).copy,
  },
  telling: async () => (await import('./telling.ts')).personalityTelling,
};
