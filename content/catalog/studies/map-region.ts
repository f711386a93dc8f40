import { tuition } from '#content/compiled/tuition/public-degrees.js';
import type { Locale } from '#domain/locale.ts';
import type { RegionId } from '#domain/regions.ts';

/** Ceuta and Melilla are cities of their own, whose students are admitted as Granada’s are. */
export type MapRegion = RegionId | 'ceuta' | 'melilla';

const cities = { ceuta: 'Ceuta', melilla: 'Melilla' } as const;

export function mapRegionName(id: MapRegion, locale: Locale): string {
  if (id === 'ceuta' || id === 'melilla') return cities[id];
  return tuition.regions.find(({ region }) => region === id)?.name[locale] ?? id;
}
