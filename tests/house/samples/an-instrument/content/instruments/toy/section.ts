import type { ToySection } from '#domain/instruments/toy/section.ts';
import type { SectionContent } from '#content/instruments/instrument-content.ts';
import type { Copy as Words } from './words/es/report.ts';

export const toySectionContent: SectionContent<ToySection, Words> = {
  words: {
    es: async () => (await import('./words/es/report.ts')).copy,
    en: async () => (await import('./words/en/report.ts')).copy,
  },
  telling: async () => (await import('./telling.ts')).toyTelling,
};
