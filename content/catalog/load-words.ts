// What careers' pages say, one file per family and language, so that a browser loads no more than it shows.
import type { Locale } from '#domain/locale.ts';
import type { FamilyId } from './families.ts';
import type { FamilyWords } from './words.ts';

type Loader = () => Promise<FamilyWords>;

export const familyWords: Readonly<Record<FamilyId, Readonly<Record<Locale, Loader>>>> = {
  health: {
    es: async () => (await import('./words/es/health.ts')).health,
    en: async () => (await import('./words/en/health.ts')).health,
  },
  diagnostics: {
    es: async () => (await import('./words/es/diagnostics.ts')).diagnostics,
    en: async () => (await import('./words/en/diagnostics.ts')).diagnostics,
  },
  social: {
    es: async () => (await import('./words/es/social.ts')).social,
    en: async () => (await import('./words/en/social.ts')).social,
  },
  teaching: {
    es: async () => (await import('./words/es/teaching.ts')).teaching,
    en: async () => (await import('./words/en/teaching.ts')).teaching,
  },
  society: {
    es: async () => (await import('./words/es/society.ts')).society,
    en: async () => (await import('./words/en/society.ts')).society,
  },
  security: {
    es: async () => (await import('./words/es/security.ts')).security,
    en: async () => (await import('./words/en/security.ts')).security,
  },
  communication: {
    es: async () => (await import('./words/es/communication.ts')).communication,
    en: async () => (await import('./words/en/communication.ts')).communication,
  },
  performing: {
    es: async () => (await import('./words/es/performing.ts')).performing,
    en: async () => (await import('./words/en/performing.ts')).performing,
  },
  design: {
    es: async () => (await import('./words/es/design.ts')).design,
    en: async () => (await import('./words/en/design.ts')).design,
  },
  crafts: {
    es: async () => (await import('./words/es/crafts.ts')).crafts,
    en: async () => (await import('./words/en/crafts.ts')).crafts,
  },
  building: {
    es: async () => (await import('./words/es/building.ts')).building,
    en: async () => (await import('./words/en/building.ts')).building,
  },
  engineering: {
    es: async () => (await import('./words/es/engineering.ts')).engineering,
    en: async () => (await import('./words/en/engineering.ts')).engineering,
  },
  manufacturing: {
    es: async () => (await import('./words/es/manufacturing.ts')).manufacturing,
    en: async () => (await import('./words/en/manufacturing.ts')).manufacturing,
  },
  installations: {
    es: async () => (await import('./words/es/installations.ts')).installations,
    en: async () => (await import('./words/en/installations.ts')).installations,
  },
  computing: {
    es: async () => (await import('./words/es/computing.ts')).computing,
    en: async () => (await import('./words/en/computing.ts')).computing,
  },
  science: {
    es: async () => (await import('./words/es/science.ts')).science,
    en: async () => (await import('./words/en/science.ts')).science,
  },
  environment: {
    es: async () => (await import('./words/es/environment.ts')).environment,
    en: async () => (await import('./words/en/environment.ts')).environment,
  },
  land: {
    es: async () => (await import('./words/es/land.ts')).land,
    en: async () => (await import('./words/en/land.ts')).land,
  },
  business: {
    es: async () => (await import('./words/es/business.ts')).business,
    en: async () => (await import('./words/en/business.ts')).business,
  },
  finance: {
    es: async () => (await import('./words/es/finance.ts')).finance,
    en: async () => (await import('./words/en/finance.ts')).finance,
  },
  marketing: {
    es: async () => (await import('./words/es/marketing.ts')).marketing,
    en: async () => (await import('./words/en/marketing.ts')).marketing,
  },
  office: {
    es: async () => (await import('./words/es/office.ts')).office,
    en: async () => (await import('./words/en/office.ts')).office,
  },
  hospitality: {
    es: async () => (await import('./words/es/hospitality.ts')).hospitality,
    en: async () => (await import('./words/en/hospitality.ts')).hospitality,
  },
  transport: {
    es: async () => (await import('./words/es/transport.ts')).transport,
    en: async () => (await import('./words/en/transport.ts')).transport,
  },
  sport: {
    es: async () => (await import('./words/es/sport.ts')).sport,
    en: async () => (await import('./words/en/sport.ts')).sport,
  },
};
