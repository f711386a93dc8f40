import type { CostFactId } from '#content/facts/find-cost.ts';
import { cityIds, type CityId } from '#domain/cost/city-ids.ts';
import type { RegionId } from '#domain/regions.ts';

/** A city with a university where somebody found out what a room costs; its name is a word of the calculators. */
export type City = { id: CityId; region: RegionId; room: CostFactId };

const known: Readonly<Record<CityId, Omit<City, 'id'>>> = {
  barcelona: { region: 'catalonia', room: 'room-barcelona-2025' },
  madrid: { region: 'madrid', room: 'room-madrid-2025' },
  bilbao: { region: 'basque-country', room: 'room-bilbao-2025' },
  malaga: { region: 'andalusia', room: 'room-malaga-2025' },
  valencia: { region: 'valencia', room: 'room-valencia-2025' },
  seville: { region: 'andalusia', room: 'room-sevilla-2025' },
  alicante: { region: 'valencia', room: 'room-alicante-2025' },
  zaragoza: { region: 'aragon', room: 'room-zaragoza-2025' },
  tarragona: { region: 'catalonia', room: 'room-tarragona-2026' },
  salamanca: { region: 'castilla-y-leon', room: 'room-salamanca-2025' },
  granada: { region: 'andalusia', room: 'room-granada-2025' },
  murcia: { region: 'murcia', room: 'room-murcia-2025' },
};

/** The dearest first. A city that is missing here has no price, and a family may type its own. */
export const cities: readonly City[] = cityIds.map((id) => ({ id, ...known[id] }));
