// Centres with their numbers, and one of them with its staff, as an admin is answered.
import * as z from '#domain/zod.ts';
import { adminQuery, answerTo } from './ask.ts';

const moment = z.iso.datetime({ offset: true });

const centre = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  kind: z.enum(['school', 'consultancy']),
  created_at: moment,
  closing_at: z.nullable(moment),
});

const listed = z.extend(centre, {
  is_synthetic: z.boolean(),
  staff: z.int(),
  groups: z.int(),
  sessions: z.int(),
  may_keep_pupils: z.nullable(z.boolean()),
});
export type ListedCentre = z.infer<typeof listed>;

/** Every centre, the newest first: names of institutions and numbers, nothing of pupils. */
export const adminCentresQuery = () =>
  adminQuery(['centres'], (client) => client.rpc('admin_centres'), z.array(listed));

const whole = z.extend(centre, {
  staff: z.array(
    z.object({
      user: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: z.enum(['lead', 'counsellor']),
      joined_at: moment,
    }),
  ),
  agreements: z.array(
    z.object({
      version: z.string(),
      text_hash: z.string(),
      country: z.string(),
      legal_basis: z.string(),
      authorisations: z.boolean(),
      minimum_age: z.int(),
      accepted_at: moment,
    }),
  ),
  sessions: z.array(
    z.object({ opened_at: moment, mode: z.enum(['personal', 'count']), finished: z.int() }),
  ),
});
export type AdminCentre = z.infer<typeof whole>;

/** Who works at a centre, for a reason that is written down; nothing of pupils but how many finished. */
export async function lookAtCentre(centre: string, why: string): Promise<AdminCentre> {
  return whole.parse(await answerTo((client) => client.rpc('admin_centre', { centre, why })));
}
