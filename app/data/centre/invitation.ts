import * as z from '#domain/zod.ts';
import { centreQuery, staffAnswer } from './ask-staff.ts';
import { staffRole } from './centres.ts';

const invitation = z.object({
  centre: z.string(),
  role: staffRole,
  expires_at: z.iso.datetime({ offset: true }),
});

/** What a link invites to, also for who is not signed in; `null` when it was used, taken back or is over. */
export const invitationQuery = (secret: string) =>
  centreQuery(
    ['invitation', secret],
    (client) => client.rpc('look_at_invitation', { secret }),
    z.nullable(invitation),
  );

/** Uses the link up. The id of the centre where the caller now works. */
export async function acceptInvitation(secret: string): Promise<string> {
  return z.uuid().parse(await staffAnswer((client) => client.rpc('accept_invitation', { secret })));
}
