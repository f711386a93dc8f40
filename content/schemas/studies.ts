// Degrees and vocational titles that lead to a career. Their names are official; where a degree is taught, and how it goes
// afterwards, are tables under `data/`.
import { z } from 'zod';
import { branchNames } from '#content/classifications/branches.ts';
import { gradeNames, titleFamilyNames } from '#content/classifications/title-families.ts';
import { keysOf, place, text } from './words.ts';

export const degreeSchema = z.strictObject({
  /** Official Spanish name, the same in both languages. */
  name: text,
  /** What the name means; no official translation. */
  english: text,
  branch: z.enum(keysOf(branchNames)),
  place,
  years: z.union([z.literal(4), z.literal(5), z.literal(6)]),
});

export const titleSchema = z.strictObject({
  /** Official Spanish name, the same in both languages, without "Técnico (Superior) en". */
  name: text,
  /** What the name means; no official translation. */
  english: text,
  grade: z.enum(keysOf(gradeNames)),
  family: z.enum(keysOf(titleFamilyNames)),
  place,
  /** Of the title whose length in years the regions set. */
  hours: z.number().int().positive().optional(),
  /**
   * Where the outcomes were read: the official list of todofp.es, on 22 November 2026, or the decree itself where that list
   * has no page of the title. A title of which neither could be read leads nowhere.
   */
  origin: z.string().regex(/^(todofp|RD \d+\/\d{4})$/, 'is neither todofp nor a decree'),
  /** Its official page, and the outcomes published there, in Spanish, word by word. */
  page: z.url().optional(),
  outcomes: z.array(text),
});
