// What each portrait says, in one language; a result brings the one that it shows.
import type { Locale } from '#domain/locale.ts';
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';
import { portraits } from '#content/compiled/portraits/load.js';
import type { Portrait } from './portrait.ts';

export async function loadPortrait(locale: Locale, id: PortraitId): Promise<Portrait> {
  return (await portraits[locale][id]()).portrait;
}
