// Occupations that articles describe. Their figures are O*NET's, by their codes; the career is the one that has the same code.
import { z } from 'zod';
import { inBothLanguages } from './words.ts';

const occupation = z.strictObject({
  /** Code of O*NET. */
  onet: z.string().regex(/^\d{2}-\d{4}\.\d{2}$/, 'is no code of O*NET'),
  /** What articles call it; the occupations are those of the United States. */
  name: inBothLanguages,
  /** The high points of the profile as O*NET gives them, one to three letters. */
  letters: z.string().regex(/^[RIASEC]{1,3}$/, 'is not one to three of R I A S E C'),
});

export const describedSchema = z.strictObject({
  occupations: z
    .array(occupation)
    .refine((rows) => new Set(rows.map(({ onet }) => onet)).size === rows.length, 'has one twice'),
});
