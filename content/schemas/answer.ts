// A question that families ask, answered on a page of such questions: what is known with its sources, and whom to ask the rest.
import { z } from 'zod';
import { sentenceSchema } from './country.ts';
import { inBothLanguages, listOf, place } from './words.ts';

/** Pages of answers, by their names in `app/routes.ts`. */
export const answerPages = ['family-questions', 'after-studies'] as const;

export const answerSchema = z.strictObject({
  /** The page on which it stands. */
  page: z.enum(answerPages),
  place,
  question: inBothLanguages,
  /**
   * Paragraphs, the short answer first. A sentence of the world has its source. In a text without one, figures are ids of facts in
   * braces, whose sources are cited. No figure is typed: digits are years and numbers of norms.
   */
  answer: z.array(z.union([sentenceSchema, inBothLanguages])).min(1),
  /** Who knows the rest, and what to ask. */
  ask: z
    .strictObject({
      office: inBothLanguages,
      /** Its site, where it is one for all. */
      url: z.url({ protocol: /^https$/, error: 'is no address over https' }).optional(),
      say: inBothLanguages,
    })
    .optional(),
  /** Pages of the site that say more. */
  leadsTo: listOf(z.enum(['pathway', 'admission', 'careers', ...answerPages])),
});

export type AnswerRecord = z.infer<typeof answerSchema>;
