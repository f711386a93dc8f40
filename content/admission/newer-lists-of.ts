import { newerLists } from '#content/compiled/admission/newer-lists.js';
import type { RegionId } from '#domain/regions.ts';

/** An official list that is newer than ours; `course` as `2026-27`, `name` whose it is, in Spanish. */
export type NewerList = {
  readonly name: string;
  readonly course: string;
  readonly address: string;
};

export type NewerLists = Record<
  RegionId,
  { readonly universities: readonly string[]; readonly lists: readonly NewerList[] }
>;

export function newerListsOf(region: RegionId): readonly NewerList[] {
  return newerLists[region]?.lists ?? [];
}

/** Of the regions of these universities (our ids). */
export function newerListsFor(universities: readonly string[]): readonly NewerList[] {
  return Object.values(newerLists).flatMap((region) =>
    region.universities.some((each) => universities.includes(each)) ? region.lists : [],
  );
}
