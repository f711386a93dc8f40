import * as z from '#domain/zod.ts';
import { centreQuery } from './ask-staff.ts';

const moment = z.iso.datetime({ offset: true });

export const staffRole = z.enum(['lead', 'counsellor']);
export type StaffRole = z.infer<typeof staffRole>;

/** A session as the staff's pages name it. `joined` and `half` are `null` once a session that only counts has ended. */
export const staffSession = z.object({
  id: z.uuid(),
  group: z.uuid(),
  /** Eight characters; shown as `XXXX XXXX`. */
  code: z.string(),
  /** `evening`: for the families of a class. */
  kind: z.enum(['class', 'evening']),
  tests: z.array(z.enum(['riasec', 'values', 'personality'])),
  form: z.enum(['full', 'short']),
  mode: z.enum(['personal', 'count']),
  results: z.enum(['now', 'released']),
  cap: z.int(),
  opened_at: moment,
  closes_at: moment,
  closed_at: z.nullable(moment),
  released_at: z.nullable(moment),
  /** Nobody joins any more; until `submit_until` what was begun may still be sent. */
  ended: z.boolean(),
  submit_until: moment,
  /** The day by which everything of it is erased. */
  erased_at_by: moment,
  joined: z.nullable(z.int()),
  half: z.nullable(z.int()),
  finished: z.int(),
  shared: z.int(),
});
export type StaffSession = z.infer<typeof staffSession>;

/** What a lead accepted last. */
const agreement = z.object({
  version: z.string(),
  accepted_at: moment,
  legal_basis: z.enum(['public-task', 'legitimate-interest', 'consent', 'contract']),
  notice: z.boolean(),
  authorisations: z.boolean(),
  minimum_age: z.int(),
});
export type Agreement = z.infer<typeof agreement>;

/** A centre as one of its staff sees it: a lead all of it, a counsellor her groups. */
const centre = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  kind: z.enum(['school', 'consultancy']),
  role: staffRole,
  created_at: moment,
  closing_at: z.nullable(moment),
  erased_at_by: z.nullable(moment),
  /** Whether sessions may keep anything of pupils; `null` before there is an agreement. */
  may_keep_pupils: z.nullable(z.boolean()),
  agreement: z.nullable(agreement),
  groups: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Whether the caller is assigned to it, and so reads its sheets. */
      is_mine: z.boolean(),
      staff: z.array(z.object({ user: z.uuid(), name: z.string() })),
    }),
  ),
  staff: z.array(
    z.object({
      user: z.uuid(),
      name: z.string(),
      role: staffRole,
      is_me: z.boolean(),
      groups: z.array(z.uuid()),
    }),
  ),
  invitations: z.array(z.object({ id: z.uuid(), role: staffRole, expires_at: moment })),
  sessions: z.array(staffSession),
});
export type Centre = z.infer<typeof centre>;

/** Every centre where the caller works. */
export const centresQuery = () =>
  centreQuery(['mine'], (client) => client.rpc('my_centres'), z.array(centre));
