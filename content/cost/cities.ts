import type { CostFactId } from '#content/facts/find-cost.ts';
import type { RegionId } from '#domain/regions.ts';

/** A city with a university where somebody found out what a room costs; its name is a word of the calculators. */
export type City = { id: CityId; region: RegionId; room: CostFactId };

/** The dearest first. A city that is missing here has no price, and a family may type its own. */
const listed = [
  { id: 'barcelona', region: 'catalonia', room: 'room-barcelona-2025' },
  { id: 'madrid', region: 'madrid', room: 'room-madrid-2025' },
  { id: 'bilbao', region: 'basque-country', room: 'room-bilbao-2025' },
  { id: 'malaga', region: 'andalusia', room: 'room-malaga-2025' },
  { id: 'valencia', region: 'valencia', room: 'room-valencia-2025' },
  { id: 'seville', region: 'andalusia', room: 'room-sevilla-2025' },
  { id: 'alicante', region: 'valencia', room: 'room-alicante-2025' },
  { id: 'zaragoza', region: 'aragon', room: 'room-zaragoza-2025' },
  { id: 'tarragona', region: 'catalonia', room: 'room-tarragona-2026' },
  { id: 'salamanca', region: 'castilla-y-leon', room: 'room-salamanca-2025' },
  { id: 'granada', region: 'andalusia', room: 'room-granada-2025' },
  { id: 'murcia', region: 'murcia', room: 'room-murcia-2025' },
] as const satisfies readonly { id: string; region: RegionId; room: CostFactId }[];
export type CityId = (typeof listed)[number]['id'];

export const cities: readonly City[] = listed;
