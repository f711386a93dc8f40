import type { FamilyId } from '#content/classifications/families.ts';
import type { ByLetter, RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { CareerLevel } from '#domain/matching/career.ts';

/** A career in one language, as a card shows it. */
export type ListedCareer = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly family: FamilyId;
  /** What one does, in one line; not every career has one yet. */
  readonly line: string | undefined;
  readonly levels: readonly CareerLevel[];
  /** Types that its interests lead with, the first before the second. */
  readonly leading: readonly RiasecLetter[];
  readonly interests: ByLetter<number>;
};

export type ListedFamily = {
  readonly id: FamilyId;
  readonly name: string;
  readonly careers: readonly ListedCareer[];
};
