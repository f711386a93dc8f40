// The careers that matching needs, and no words: two profiles from O*NET and what one has to study for them in Spain, from
// `content/careers/` and `data/onet/`. Chosen so that nearly everybody finds several (docs/decisions/016). Figures are facts of
// the O*NET database: interests of February 2026 or November 2023, work values of its version 29.3; `credit.ts` credits them.
import type { InterestField } from '#domain/instruments/interests/fields.ts';
import type { Career, CareerLevel, StudyLevel } from '#domain/matching/career.ts';
import { careerRows } from '#content/compiled/careers/figures.js';
import type { FamilyId } from '#content/classifications/families.ts';

type Six = readonly [number, number, number, number, number, number];

export type CatalogCareer = Career & { readonly family: FamilyId };

/** Interests in the order R I A S E C; values: achievement, independence, recognition, relationships, support, conditions. */
export type CareerRow = readonly [
  id: string,
  family: FamilyId,
  levels: readonly [CareerLevel, StudyLevel?],
  fields: readonly InterestField[],
  interests: Six,
  values?: Six,
];

/** In the order of families. */
export const careers: readonly CatalogCareer[] = careerRows.map(readCareer);

function readCareer([id, family, levels, fields, interestsRow, values]: CareerRow): CatalogCareer {
  const [R, I, A, S, E, C] = interestsRow;
  const [level, alsoVia] = levels;
  const interests = { R, I, A, S, E, C };
  const base = { id, family, level, interests, fields };
  const way = alsoVia ? { ...base, alsoVia } : base;
  if (!values) return way;
  const [achievement, independence, recognition, relationships, support, conditions] = values;
  return {
    ...way,
    values: { achievement, independence, recognition, relationships, support, conditions },
  };
}
