import type { Session, User } from '@supabase/supabase-js';
import { isOwnServer, type Backend } from '#app/data/backend/backend.ts';
import { browserKeyHash, randomText } from '#app/data/device/browser-key.ts';

/** The link: its token, or the session that it handed over, and what its mail was for. */
type OpenedBy = { kind: 'token' | 'session'; type: 'signup' | 'recovery' | 'email_change' };

/**
 * Whether the person who has just opened a mailed link is to choose the password of its account, because the
 * one typed at sign-up is not proven to be theirs (docs/decisions/036). Our own server has already taken that
 * one away. A hosted project keeps the first that was typed: its database forgets it here, at once.
 */
export async function mustChoosePassword(
  client: Backend,
  link: OpenedBy,
  session: Session,
): Promise<boolean> {
  const { type } = link;
  // An earlier confirmation was an earlier decision; a recovery then asks for the new password as ever.
  if (!isConfirmedBy(link, session.user)) return false;
  if (isOwnServer()) return type === 'recovery' || methodOf(session.access_token) === 'recovery';
  if (type === 'signup' && (await isFromHere(session.user))) return false;
  const forget = () => client.rpc('forget_typed_password');
  // Lost on the way: once more. Refused: the project replaces it, and mails of it what its owner need not read.
  if ((await forget()).error && (await forget()).error) await replaceTyped(client);
  return true;
}

/** After this, if it is lost as well, the person's own choice replaces what was typed. */
async function replaceTyped(client: Backend): Promise<void> {
  await client.auth.updateUser({ password: `${randomText()}aA1!`, data: { browser: null } });
}

async function isFromHere(user: User): Promise<boolean> {
  const said: unknown = user.user_metadata['browser'];
  return typeof said === 'string' && said === (await browserKeyHash());
}

/**
 * A link of a sign-up is taken once, and confirms, however long that takes. A link to recover confirms only if its mail left
 * before the confirmation: then the two times are those of one request. So are those of a session that a link hands over.
 */
function isConfirmedBy({ kind, type }: OpenedBy, user: User): boolean {
  const { email_confirmed_at: confirmed, last_sign_in_at: last, recovery_sent_at: mailed } = user;
  if (!confirmed || !last) return false;
  if (kind === 'token' && type === 'signup') return true;
  if (type === 'recovery' && mailed && Date.parse(mailed) > Date.parse(confirmed)) return false;
  return Math.abs(Date.parse(last) - Date.parse(confirmed)) < 1_000;
}

/** How the session began, by its own token. */
function methodOf(accessToken: string): string | undefined {
  try {
    const part = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { amr } = JSON.parse(atob(part));
    return amr[0].method;
  } catch {
    return undefined;
  }
}
