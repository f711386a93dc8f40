import type { RegionId } from '#domain/regions.ts';
import type { RegionAdmission } from './region-admission.ts';

/** The figures of a region travel when somebody asks for it, and those of no other. */
export const loadRegion: Readonly<Record<RegionId, () => Promise<RegionAdmission>>> = {
  andalusia: async () => (await import('./regions/andalusia.ts')).andalusia,
  aragon: async () => (await import('./regions/aragon.ts')).aragon,
  asturias: async () => (await import('./regions/asturias.ts')).asturias,
  balearics: async () => (await import('./regions/balearics.ts')).balearics,
  canaries: async () => (await import('./regions/canaries.ts')).canaries,
  cantabria: async () => (await import('./regions/cantabria.ts')).cantabria,
  'castilla-la-mancha': async () =>
    (await import('./regions/castilla-la-mancha.ts')).castillaLaMancha,
  'castilla-y-leon': async () => (await import('./regions/castilla-y-leon.ts')).castillaYLeon,
  catalonia: async () => (await import('./regions/catalonia.ts')).catalonia,
  valencia: async () => (await import('./regions/valencia.ts')).valencia,
  extremadura: async () => (await import('./regions/extremadura.ts')).extremadura,
  galicia: async () => (await import('./regions/galicia.ts')).galicia,
  'la-rioja': async () => (await import('./regions/la-rioja.ts')).laRioja,
  madrid: async () => (await import('./regions/madrid.ts')).madrid,
  murcia: async () => (await import('./regions/murcia.ts')).murcia,
  navarre: async () => (await import('./regions/navarre.ts')).navarre,
  'basque-country': async () => (await import('./regions/basque-country.ts')).basqueCountry,
};
