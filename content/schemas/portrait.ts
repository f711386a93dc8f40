// The portrait of a result: what it is called, and how it is lived by people who answer like this. About what one likes to do,
// never about ability or character, and no promise; each sentence must be true of every person given it (`portraitOf`).
import { z } from 'zod';
import { portraitIds } from '#domain/instruments/interests/portrait.ts';
import { inBothLanguages, text as word } from './words.ts';

/** Words of an ability, a character, a destiny, a habit or a promise: nothing of these is asked. */
const claims =
  /\b(eres|sueles|notas|recuerdas|se te da|tienes talento|naciste|destino|serás|seguro que|you are (a|an|good|gifted|born)|you (often|usually|notice|remember)|talented|destined|you will (be|become))\b/i;

const isSaid = (said: { es: string; en: string }) => !claims.test(said.es) && !claims.test(said.en);
const isSentence = ({ es, en }: { es: string; en: string }) => /[.?]$/.test(es) && /[.?]$/.test(en);

const sentences = inBothLanguages
  .refine(isSaid, 'claims or promises something')
  .refine(isSentence, 'does not end as a sentence');

/** What is said of whoever answers like this, and the items of the newest version whose liking makes it true. */
const claim = z
  .strictObject({ ...inBothLanguages.shape, from: z.array(word).min(1) })
  .refine(isSaid, 'claims or promises something')
  .refine(isSentence, 'does not end as a sentence');

const question = sentences.refine(
  ({ es, en }) => es.endsWith('?') && en.endsWith('?'),
  'is no question',
);

/** Readers who are told different figures: 18 and over; 16 and 17; younger, or without an age. */
export const returnGroups = ['adults', 'teenagers', 'lowest'] as const;
export type ReturnGroup = (typeof returnGroups)[number];

/** Of 100 people of this name, how many get it again in a second test, and the two names that come most often otherwise. */
const returned = z.strictObject({
  same: z.number().int().min(0).max(100),
  next: z.tuple([z.enum(portraitIds), z.enum(portraitIds)]),
});

export const portraitSchema = z.strictObject({
  /** A sentence to the reader, short enough for a phone. */
  name: inBothLanguages.refine(
    ({ es, en }) => es.length <= 46 && en.length <= 46,
    'has more than 46 characters',
  ),
  /** What its drawing shows, for screen readers. */
  drawn: inBothLanguages,
  /** What the scene over it shows, for screen readers. */
  scene: inBothLanguages,
  /** Begins with what one likes to do; fits a screen. */
  text: z
    .array(claim)
    .min(3)
    .refine(
      (said) =>
        [said.map(({ es }) => es), said.map(({ en }) => en)]
          .map((sentences) => sentences.join(' '))
          .every(({ length }) => length > 220 && length < 460),
      'has not 221 to 459 characters in each language',
    ),
  goodDay: claim,
  /** A day without the two: what wears out follows from them alone, and names no other type, which may be liked as well. */
  drains: claim,
  /** Of made-up people, by `npm run bench:names`, which writes it: nobody types it. */
  returns: z.strictObject({ adults: returned, teenagers: returned, lowest: returned }),
  questions: z.tuple([question, question]),
  /** Each can be done this week and costs nothing. */
  tries: z.tuple([sentences, sentences, sentences]),
});

export type PortraitRecord = z.infer<typeof portraitSchema>;
