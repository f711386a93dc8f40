import { cityIds, type CityId } from '#domain/cost/city-ids.ts';
import type { PricedBranch } from '#domain/cost/priced-branch.ts';
import type { RegionId } from '#domain/regions.ts';

/** A degree as it is offered to choose from. */
export type ListedDegree = {
  id: string;
  name: string;
  years: number;
  branch: PricedBranch | undefined;
};

/** What there is to choose from. The build writes both lists into the page, where they weigh less than as script. */
export type Lists = {
  degrees: readonly ListedDegree[];
  regions: readonly { id: RegionId; name: string }[];
  /** What a consulate asks to be shown, a month in euros; nothing where that is not verified. */
  means?: number | undefined;
};

export const listIds = {
  degrees: 'calculator-degrees',
  regions: 'calculator-regions',
  /** Of the built page, which what stands outside of it belongs to. */
  form: 'calculator-form',
  example: 'calculator-example',
  /** The name of the family's money. */
  money: 'calculator-money',
} as const;

/** What a first look at a grade is of: where the same degree asks three points more or less. */
export const exampleDegree = 'derecho';
export const exampleRegion = 'madrid';

/** The name of a degree; its id where the catalogue has it no longer. */
export function degreeName(id: string, { degrees }: Lists): string {
  return degrees.find((degree) => degree.id === id)?.name ?? id;
}

/** How many years it takes, by its official length; four where none is chosen. */
export function degreeYears(id: string | undefined, { degrees }: Lists): number {
  return degrees.find((degree) => degree.id === id)?.years ?? 4;
}

/** The branch of knowledge of a degree: some prices differ by it. */
export function degreeBranch(id: string | undefined, { degrees }: Lists): PricedBranch | undefined {
  return degrees.find((degree) => degree.id === id)?.branch;
}

/** The city, else the region; empty where none was chosen. */
export function placeName(
  { region, city }: { region: RegionId | ''; city: string },
  { regions }: Pick<Lists, 'regions'>,
  cities: Readonly<Record<CityId, string>>,
): string {
  const known = cityIds.find((id) => id === city);
  return known ? cities[known] : (regions.find(({ id }) => id === region)?.name ?? '');
}
