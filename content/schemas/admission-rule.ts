// How one way into a university is reckoned in one region, as far as it was verified.
import { z } from 'zod';
import { formulas, ways } from '#domain/admission/rules.ts';
import { regionIds } from '#domain/regions.ts';
import { year } from './source.ts';
import { id, listOf } from './words.ts';

export const admissionRuleSchema = z.strictObject({
  way: z.enum(ways),
  /** `spain` where a region has no rule of its own. */
  region: z.enum([...regionIds, 'spain']),
  /** Of the source: a year, or an academic year. */
  year,
  /** Absent where how it is reckoned there was not verified: pages explain it and name the office. */
  formula: z.enum(formulas).optional(),
  /** Whether marks of single subjects raise the admission grade above the credential. */
  addsSubjects: z.boolean(),
  /** Where the university asks for passed exams of several kinds. */
  asksModality: z.literal(true).optional(),
  office: z.enum(['university', 'uned', 'ministry', 'vocational']),
  /** Facts of the subject `admission` that it rests on. */
  facts: listOf(id),
});
