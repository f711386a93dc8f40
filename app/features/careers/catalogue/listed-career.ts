import type { FamilyId } from '#content/classifications/families.ts';
import type { KindOfWay } from '#content/professions/kind-of-way.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { CareerLevel } from '#domain/matching/career.ts';
import type { CardTypes } from './ground-of.ts';

/** A career in one language, as a card shows it. */
export type ListedCareer = CardTypes & {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** What one does, in one line; not every career has one yet. */
  readonly line: string | undefined;
  readonly levels: readonly CareerLevel[];
  readonly way: KindOfWay;
  /** "10–11 años"; undefined where they depend. */
  readonly years: string | undefined;
};

/** `first`: the best known, those that are drawn before the others; `others` by name. */
export type ListedFamily = {
  readonly id: FamilyId;
  readonly name: string;
  /** The type that most of its careers lead with. */
  readonly leading: RiasecLetter;
  readonly first: readonly ListedCareer[];
  readonly others: readonly ListedCareer[];
};
