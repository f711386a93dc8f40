// How a report tells interests.
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { SectionContent } from '#content/instruments/instrument-content.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { loadPortrait } from './portraits/load-portrait.ts';
import type { Words } from './interests-words.ts';

export const interestsSectionContent: SectionContent<InterestsSection, Words> = {
  words: {
    es: async () => (await import('./words/es/report.ts')).copy,
    en: async () => (await import('./words/en/report.ts')).copy,
  },
  furtherWords: async ({ profile }, locale) => {
    const chosen = portraitOf(profile);
    if (!chosen) return {};
    return { portrait: await loadPortrait(locale, chosen.id) };
  },
  telling: async () => (await import('./telling.ts')).interestsTelling,
};
