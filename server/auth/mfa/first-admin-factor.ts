import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import type { PersonClaims } from '#server/auth/sessions/tokens.ts';

/** How long a session that a mailed link has opened may set up the first factor of an admin, in milliseconds. */
const AFTER_LINK = 3600_000;

/**
 * The first second factor of an admin belongs to the owner of the mailbox: with the password alone a thief would set up
 * their own, and be the admin from then on (threat A33). It is begun and proved in a session that a mailed link has
 * opened within the hour; such links are made for one use and have an end. Throws mail_link_needed (403).
 */
export async function refuseFirstFactorByPassword(
  { clock }: Pick<AuthContext, 'clock'>,
  tx: Queries,
  { sub, session_id }: Pick<PersonClaims, 'sub' | 'session_id'>,
): Promise<void> {
  const [asked] = await tx.query<{ needs_link: boolean; has_link: boolean }>(
    `select is_admin and not exists (
         select from auth.mfa_factors where user_id = $1::uuid and status = 'verified') as needs_link,
       exists (select from auth.mfa_amr_claims where session_id = $2::uuid
         and authentication_method in ('otp', 'recovery') and created_at > $3::timestamptz) as has_link
     from public.profiles where id = $1::uuid`,
    [sub, session_id, new Date(clock.now().getTime() - AFTER_LINK).toISOString()],
  );
  if (asked?.needs_link && !asked.has_link) {
    throw new AuthRefusal('mail_link_needed', 'Open a link from your mailbox first');
  }
}
