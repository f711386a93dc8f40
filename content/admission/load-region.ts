import type { RegionId } from '#domain/regions.ts';
import type { RegionAdmission } from './region-admission.ts';

/** The figures of a region travel when a visitor asks for it, and those of no other. */
export const loadRegion: Readonly<Record<RegionId, () => Promise<RegionAdmission>>> = {
  andalusia: async () => (await import('#content/compiled/admission/regions/andalusia.js')).region,
  aragon: async () => (await import('#content/compiled/admission/regions/aragon.js')).region,
  asturias: async () => (await import('#content/compiled/admission/regions/asturias.js')).region,
  balearics: async () => (await import('#content/compiled/admission/regions/balearics.js')).region,
  canaries: async () => (await import('#content/compiled/admission/regions/canaries.js')).region,
  cantabria: async () => (await import('#content/compiled/admission/regions/cantabria.js')).region,
  'castilla-la-mancha': async () =>
    (await import('#content/compiled/admission/regions/castilla-la-mancha.js')).region,
  'castilla-y-leon': async () =>
    (await import('#content/compiled/admission/regions/castilla-y-leon.js')).region,
  catalonia: async () => (await import('#content/compiled/admission/regions/catalonia.js')).region,
  valencia: async () => (await import('#content/compiled/admission/regions/valencia.js')).region,
  extremadura: async () =>
    (await import('#content/compiled/admission/regions/extremadura.js')).region,
  galicia: async () => (await import('#content/compiled/admission/regions/galicia.js')).region,
  'la-rioja': async () => (await import('#content/compiled/admission/regions/la-rioja.js')).region,
  madrid: async () => (await import('#content/compiled/admission/regions/madrid.js')).region,
  murcia: async () => (await import('#content/compiled/admission/regions/murcia.js')).region,
  navarre: async () => (await import('#content/compiled/admission/regions/navarre.js')).region,
  'basque-country': async () =>
    (await import('#content/compiled/admission/regions/basque-country.js')).region,
};
