// What stands between a title and the work in Spain: a profession that is regulated, or whose posts are the State's. A career
// names its profession in its own record; one that names none may be practised with the studies that its page names.
import { z } from 'zod';
import { day, id, inBothLanguages, place, text } from './words.ts';

/**
 * `degree`: only this title opens the door. `master`: a further one after it. `residency`: years of paid training won in an
 * examination. `state-exam`: of aptitude. `chamber`: membership of a professional body. `civil-service`: a competition for
 * public posts. `nationality`: a passport. `licence`: granted by an authority after an approved course.
 */
const kind = z.enum([
  'degree',
  'master',
  'residency',
  'state-exam',
  'chamber',
  'civil-service',
  'nationality',
  'licence',
]);

/** In the place of what it would say: the name of a record that several share. */
const sharedSchema = z.strictObject({ shared: id });

const sourceSchema = z.strictObject({
  /**
   * `V`: read at the authority or in the words of the norm. `S`: as press, colleges or academies tell it. `U`: not read; only
   * that there is a gate is said, and which office knows.
   */
  mark: z.enum(['V', 'S', 'U']),
  /** The law or decree, as it is cited; none where only the office is known. */
  norm: text.optional(),
  /** Who says it, and of when. */
  source: text,
  /** The page that says it; only an office that is to be asked may be a front door. */
  url: z.url(),
  /** Day of the last look. */
  checked: day,
});

const gateSchema = z.strictObject({
  kind,
  /** Only a part of the work asks for it: pages say so, a result does not name it. */
  forSome: z.literal(true).optional(),
  /** What practice needs, in a sentence or two; for `U` the office to ask instead, without a figure. */
  what: inBothLanguages,
  /** What it means for somebody without a passport of the European Union. */
  outside: inBothLanguages.optional(),
  source: z.union([sharedSchema, sourceSchema.refine(isToldThere, 'is told by a front door')]),
});

/** A source of several gates. */
export const sharedSourceSchema = sourceSchema
  .extend({
    /** What is read there, for who looks at it again; no page prints it. */
    about: text,
  })
  .refine(isToldThere, 'is told by a front door');

/** A gate of several professions. */
export const sharedGateSchema = gateSchema.extend({
  /** Which professions it is for; no page prints it. */
  about: text,
});

export const professionSchema = z.strictObject({
  name: inBothLanguages,
  place,
  /** In the order in which one meets them. */
  gates: z.array(z.union([sharedSchema, gateSchema])).min(1),
  /**
   * From the first day of study to practice; a range where training differs. None where the careers of it take different ways,
   * or where a competition or a licence takes its own time.
   */
  years: z
    .strictObject({ least: z.number().int().positive(), most: z.number().int().positive() })
    .refine(({ least, most }) => least <= most, 'has a least above its most')
    .optional(),
  /** What opens it, where that is less than the studies which help: told instead of the level of those. */
  entry: inBothLanguages.optional(),
});

function isToldThere({ mark, url }: { mark: string; url: string }): boolean {
  return mark === 'U' || URL.parse(url)?.pathname !== '/';
}

export type GateKind = z.infer<typeof kind>;
export type GateSource = z.infer<typeof sourceSchema>;
export type GateRecord = z.infer<typeof gateSchema>;
