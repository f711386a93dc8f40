import * as z from '#domain/zod.ts';
import { centreQuery } from './ask-staff.ts';

/**
 * What is shown of a number of pupils (decision 145): a multiple of five, rounded; `few` for 0 to 4; `many` for all but 0 to 4.
 */
const people = z.union([
  z.enum(['few', 'many']),
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
]);

const report = z.discriminatedUnion('standing', [
  /** It is made as soon as everybody who sits there has handed in, `until` at the latest; `missing`: how many have not yet. */
  z.object({
    standing: z.literal('waiting'),
    until: z.iso.datetime({ offset: true }),
    missing: z.int(),
  }),
  /**
   * Nothing is shown: the session runs; fewer than ten share; it did not ask for interests or only counted; the group has a
   * report of the last ninety days already, which a second one could be held against.
   */
  z.object({ standing: z.enum(['open', 'too-few', 'no-interests', 'repeated']) }),
  z.object({
    standing: z.literal('made'),
    made_at: z.iso.datetime({ offset: true }),
    /** How many share, rounded to five. */
    sharers: z.int(),
    /** In how many each type is among the one to three that stand out, and who is undecided; `null` where the few could be reckoned. */
    types: z.nullable(z.record(z.enum(['R', 'I', 'A', 'S', 'E', 'C', 'undecided']), people)),
    /** Families that fit five or more, most first; all others are not named, whether anybody has them or not. */
    families: z.nullable(z.array(z.object({ family: z.string(), people }))),
  }),
]);
export type GroupReport = z.infer<typeof report>;

/** The picture of a session's group, frozen when nobody can hand in any more. */
export const groupReportQuery = (session: string) =>
  centreQuery(['report', session], (client) => client.rpc('group_report', { session }), report);
