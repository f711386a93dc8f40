// A question of the landing page, with its answer: money, papers, dates, what if it goes wrong.
import { z } from 'zod';
import { id, inBothLanguages, place, listOf } from './words.ts';

/** The two prices of a public degree and whom to ask, as `content/tuition` tells them; its sources are cited with it. */
const toldByCode = z.strictObject({ told: z.literal('tuition') });

export const questionSchema = z.strictObject({
  place,
  question: inBothLanguages,
  /**
   * Paragraphs. Figures are facts, by their ids in braces; one of euros has its sign in English alone. `{who}` is the sentence
   * on who pays which price of a public degree, `{living-low}` and `{living-high}` are a month of living in Madrid.
   */
  answer: z.array(z.union([toldByCode, inBothLanguages])).min(1),
  /** Ids of the facts whose sources are cited below it. */
  sources: listOf(id),
  /** The page that is the whole answer. */
  leadsTo: z.enum(['pathway']).optional(),
});

export type QuestionRecord = z.infer<typeof questionSchema>;
