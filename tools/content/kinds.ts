// The kinds of records: where their files stand, and what a file of the kind has to say.
import type { z } from 'zod';
import { careerSchema } from '#content/schemas/career.ts';
import { countrySchema, everyCountrySchema } from '#content/schemas/country.ts';
import { factSubjectSchema } from '#content/schemas/fact.ts';
import { describedSchema } from '#content/schemas/occupation.ts';
import { degreeSchema, titleSchema } from '#content/schemas/studies.ts';
import { tuitionSchema } from '#content/schemas/tuition.ts';

export const kinds = {
  careers: careerSchema,
  degrees: degreeSchema,
  titles: titleSchema,
  countries: countrySchema,
  facts: factSubjectSchema,
  occupations: describedSchema,
  tuition: tuitionSchema,
  ways: everyCountrySchema,
} as const;

export type Kind = keyof typeof kinds;

/** Records of a kind by their ids, which are the names of their files. */
export type Records = {
  readonly [Name in Kind]: ReadonlyMap<string, z.infer<(typeof kinds)[Name]>>;
};
