import { costFacts } from '#content/facts/study-costs.ts';
import type { Locale } from '#domain/locale.ts';
import type { RegionId } from '#domain/regions.ts';

/** A city with a university where somebody found out what a room costs. */
export type City = {
  id: string;
  region: RegionId;
  name: Readonly<Record<Locale, string>>;
  /** What a room costs there. */
  room: (typeof costFacts)[number]['id'];
};

function city(
  id: string,
  region: RegionId,
  name: string,
  room: City['room'],
  inEnglish = name,
): City {
  return { id, region, name: { es: name, en: inEnglish }, room };
}

/** The dearest first. A city that is missing here has no price, and a family may type its own. */
export const cities: readonly City[] = [
  city('barcelona', 'catalonia', 'Barcelona', 'room-barcelona-2025'),
  city('madrid', 'madrid', 'Madrid', 'room-madrid-2025'),
  city('bilbao', 'basque-country', 'Bilbao', 'room-bilbao-2025'),
  city('malaga', 'andalusia', 'Málaga', 'room-malaga-2025'),
  city('valencia', 'valencia', 'Valencia', 'room-valencia-2025'),
  city('seville', 'andalusia', 'Sevilla', 'room-sevilla-2025', 'Seville'),
  city('alicante', 'valencia', 'Alicante', 'room-alicante-2025'),
  city('zaragoza', 'aragon', 'Zaragoza', 'room-zaragoza-2025'),
  city('tarragona', 'catalonia', 'Tarragona', 'room-tarragona-2026'),
  city('salamanca', 'castilla-y-leon', 'Salamanca', 'room-salamanca-2025'),
  city('granada', 'andalusia', 'Granada', 'room-granada-2025'),
  city('murcia', 'murcia', 'Murcia', 'room-murcia-2025'),
];
