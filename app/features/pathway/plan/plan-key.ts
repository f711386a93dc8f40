import { browserKey } from '#app/data/device/browser-key.ts';
import { sha256 } from '#app/data/device/secret.ts';
import type { PathwayChoice } from '#domain/pathway/choices.ts';

/**
 * What tells one plan's events from another's in a calendar that holds both (RFC 5545, 3.8.4.7): the same at every export,
 * another for each person, browser and pathway, and nothing that names either.
 */
export async function planKey(
  owner: string | null,
  { country, diploma, aim }: PathwayChoice,
): Promise<string> {
  // Not the month: a plan that is moved moves its events.
  const text = JSON.stringify([owner ?? browserKey(), country, diploma, aim]);
  try {
    return (await sha256(text)).slice(0, 20);
  } catch {
    // Only pages that were fetched by https may hash: the same text gives the same number all the same (FNV-1a, 32 bits, twice).
    return hash32(text, 0x811c9dc5) + hash32(text, 0x01234567);
  }
}

function hash32(text: string, start: number): string {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
