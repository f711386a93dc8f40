// How a report tells values.
import type { ValuesSection } from '#domain/instruments/values/section.ts';
import type { SectionContent } from '#content/instruments/instrument-content.ts';
import type { Copy as Words } from './words/es/report.ts';

export const valuesSectionContent: SectionContent<ValuesSection, Words> = {
  words: {
    es: async () => (await import('./words/es/report.ts')).copy,
    en: async () => (await import('./words/en/report.ts')).copy,
  },
  telling: async () => (await import('./telling.ts')).valuesTelling,
};
