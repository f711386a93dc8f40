// Careers by the letters of their own names: what the field finds before the search is there, or without it.
import { withoutAccents } from '#app/features/careers/search/fold-words.ts';
import type { ComparedCareer } from './compared-career.ts';

export type Found = {
  readonly careers: readonly ComparedCareer[];
  /** Whether they only come near what was typed. */
  readonly isNear: boolean;
};

export type CareerFinder = (query: string) => Found;

/** So many are offered at once. */
export const MOST_OFFERED = 8;

/** Own names that have all that was typed, from A to Z. */
export function findByName(query: string, careers: readonly ComparedCareer[]): Found {
  const parts = withoutAccents(query).split(/\s+/).filter(Boolean);
  const found = careers.filter(({ name }) => {
    const folded = withoutAccents(name);
    return parts.length > 0 && parts.every((part) => folded.includes(part));
  });
  const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name));
  return { careers: sorted.slice(0, MOST_OFFERED), isNear: false };
}
