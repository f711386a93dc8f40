// A career: what one does, what one studies for it, and how it is told. Its figures are O*NET's, by the code of its occupation.
import { z } from 'zod';
import { fieldsByLetter } from '#domain/instruments/interests/fields.ts';
import { familyNames } from '#content/classifications/families.ts';
import { id, inBothLanguages, keysOf, listOf, place, text } from './words.ts';

const namesInBothLanguages = z
  .strictObject({ es: listOf(text), en: listOf(text) })
  .default({ es: [], en: [] });
const wordsIn = (text: string) => text.split(' ').length;

/** As many words as this, counted by spaces, in each language. */
function between(least: number, most: number) {
  return inBothLanguages.refine(
    ({ es, en }) => [es, en].every((said) => wordsIn(said) >= least && wordsIn(said) <= most),
    `has not ${least} to ${most} words in each language`,
  );
}

export const careerSchema = z.strictObject({
  name: inBothLanguages,
  /** What one does in one line of at most 80 characters, without a full stop. */
  line: inBothLanguages,
  /** Its official name in Spain, where America says it otherwise; its page has it small. */
  inSpain: text.optional(),
  family: z.enum(keysOf(familyNames)),
  place,
  /** How one gets there in Spain, `own`: neither by a degree nor by a vocational title; `alsoVia` is a second way. */
  level: z.enum(['university', 'vocational', 'own']),
  alsoVia: z.enum(['university', 'vocational']).optional(),
  /** One to four: what takes most of the day. First the field that tells the career from its neighbours. */
  fields: z
    .array(z.enum(Object.values(fieldsByLetter).flat()))
    .min(1)
    .max(4),
  /** Code of the occupation of O*NET whose figures the career carries. */
  onet: z.string().regex(/^\d{2}-\d{4}\.\d{2}$/, 'is no code of O*NET'),
  /** Of an occupation that is near and not the same: what differs. */
  onetDiffers: inBothLanguages.optional(),
  /** How much of the day passes at a screen, by our judgement; a part of it where nothing is said. */
  screenTime: z.enum(['most', 'little']).optional(),
  /** Where the work as it is told here is otherwise than its occupation’s figures; by our judgement, and its page says so. */
  workDiffers: z
    .strictObject({
      /** `shifts`: nights, weekends and holidays by a rota; `changing`: nobody knows them long before. */
      hours: z.enum(['shifts', 'changing']).optional(),
      place: z.enum(['outdoors', 'both', 'indoors']).optional(),
      deadlines: z.enum(['daily', 'weekly']).optional(),
      /** Besides those of the figures. */
      risks: z.array(z.enum(['disease', 'hazards', 'heights', 'noise'])).optional(),
    })
    .optional(),
  /** Degrees that lead to it, by our judgement. */
  degrees: listOf(id),
  /** Vocational titles that lead to it, each with the published outcome that names the career. */
  titles: listOf(z.strictObject({ title: id, outcome: text })),
  /** The regulated profession that it is practised in. */
  profession: id.optional(),
  /** Careers near in what one does, in profile or in studies. A career that names this one is added. */
  related: listOf(id),
  /** Last part of its English address; the Spanish one is the name of its file. */
  englishAddress: id,
  does: between(38, 62),
  /** A typical day: three or four moments, in order; `at` is an hour from 0 to 23. */
  day: z
    .array(z.strictObject({ at: z.number().int().min(0).max(23), es: text, en: text }))
    .min(3)
    .max(4),
  /** What one does, what takes most time first: each begins with a verb, without a full stop. */
  tasks: z.array(inBothLanguages).min(5).max(6),
  /** What people like most in just this work, by our judgement; without them its page tells what its figures say. */
  likes: z.array(inBothLanguages).length(3).optional(),
  tires: z.array(inBothLanguages).min(2).max(3),
  grows: inBothLanguages,
  /** Things that one can try this week, for nothing. */
  tries: z.array(inBothLanguages).length(3),
  /** How it is called elsewhere; pages print it. */
  alsoCalled: namesInBothLanguages,
  /** Further words by which it is searched: `a/b` is two, `~` before one says that it belongs to another career first, `≈` that we do not have it and this is the nearest. */
  searchedAs: namesInBothLanguages,
});

export type CareerRecord = z.infer<typeof careerSchema>;
