// The portrait of a result: what it is called, and how it is lived by people who answer like this. About what one likes to do,
// never about ability or character, and no promise; each sentence must be true of every person given it (`portraitOf`).
import { z } from 'zod';
import { inBothLanguages } from './words.ts';

/** Words of an ability, a character, a destiny or a promise. */
const claims =
  /\b(eres|tienes talento|naciste|destino|serás|seguro que|you are (a|an|good|gifted|born)|talented|destined|you will (be|become))\b/i;

const sentences = inBothLanguages
  .refine(({ es, en }) => !claims.test(es) && !claims.test(en), 'claims or promises something')
  .refine(({ es, en }) => /[.?]$/.test(es) && /[.?]$/.test(en), 'does not end as a sentence');

const question = sentences.refine(
  ({ es, en }) => es.endsWith('?') && en.endsWith('?'),
  'is no question',
);

export const portraitSchema = z.strictObject({
  /** A sentence to the reader, short enough for a phone. */
  name: inBothLanguages.refine(
    ({ es, en }) => es.length <= 46 && en.length <= 46,
    'has more than 46 characters',
  ),
  /** What its drawing shows, for screen readers. */
  drawn: inBothLanguages,
  /** Begins with what one likes to do; fits a screen. */
  text: sentences.refine(
    (said) => [said.es, said.en].every(({ length }) => length > 220 && length < 460),
    'has not 221 to 459 characters in each language',
  ),
  goodDay: sentences,
  drains: sentences,
  questions: z.tuple([question, question]),
  /** Each can be done this week and costs nothing. */
  tries: z.tuple([sentences, sentences, sentences]),
});

export type PortraitRecord = z.infer<typeof portraitSchema>;
