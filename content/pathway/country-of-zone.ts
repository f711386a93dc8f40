import { zones } from '#content/compiled/countries/zones.js';
import type { PathwayCountry } from '#domain/pathway/choices.ts';

/**
 * The country of ours in which a time zone of IANA lies (`America/Monterrey`: `MX`), nothing for any other zone; unless said
 * otherwise that of this device. It is supposed until a family says its own: told wherever it counts, never kept, never sent.
 */
export function countryOfZone(
  zone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): PathwayCountry | undefined {
  const name = zone.slice(zone.lastIndexOf('/') + 1);
  return Object.keys(zones).find((country) => zones[country]?.includes(name));
}
