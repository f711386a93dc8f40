// POST /verify of the stand-in of a hosted project.
import { z } from 'zod';
import { userAgentOf, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { startSession } from '#server/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, type UserRow } from '#server/auth/users.ts';
import type { Queries } from '#server/database/database.ts';
import { spendLinkToken } from './links.ts';
import type { ProjectContext } from './project-context.ts';
import { redirectOf } from './redirects.ts';

const TYPES = {
  signup: ['confirmation_token'],
  email: ['confirmation_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
} as const;
const isType = (said: string): said is keyof typeof TYPES => said in TYPES;

const body = z.object({
  type: z.enum(['signup', 'email', 'recovery', 'email_change']),
  token_hash: bodyText,
});
const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify: the holder of the link is let in, from wherever they press; the password that was typed first stays. */
export function verifyLink(project: ProjectContext): Endpoint {
  return async function answerVerify(context) {
    const { type, token_hash: token } = await readBody(context, body);
    return context.json(await openLink(project, { type, token, userAgent: userAgentOf(context) }));
  };
}

/** GET /verify, where the project's own links lead: spends the token at once and goes on with a session in the fragment. */
export function followLink(project: ProjectContext): Endpoint {
  return async function answerFollow(context) {
    const [type = '', token = ''] = [context.req.query('type'), context.req.query('token')];
    const target = redirectOf(project.settings, context.req.query('redirect_to'));
    const opened = await openLink(project, {
      type: isType(type) ? type : 'signup',
      token,
      userAgent: userAgentOf(context),
    }).catch((error: unknown) => {
      if (!(error instanceof AuthRefusal)) throw error;
      return { error: 'access_denied', error_code: error.code, error_description: error.message };
    });
    const told = Object.entries(opened).filter(([, value]) => typeof value !== 'object');
    const fragment = new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
    // Of an address that a refusal goes to, the query is left out.
    const [address = ''] = target.split('error' in opened ? /[?#]/ : '#');
    return context.redirect(`${address}#${fragment}`, 303);
  };
}

async function openLink(
  { auth, settings, mailer }: ProjectContext,
  link: { type: keyof typeof TYPES; token: string; userAgent: string | null },
): Promise<object> {
  const { type, token, userAgent } = link;
  const now = auth.clock.now();
  return auth.database.transaction(async (tx) => {
    const spent = await spendLinkToken(tx, {
      token,
      types: TYPES[type],
      now,
      life: settings.mailer_otp_exp,
    });
    const user = spent && (await findUser(tx, spent.userId, 'for update'));
    if (!spent || !user)
      throw new AuthRefusal('otp_expired', 'Email link is invalid or has expired');
    if (type !== 'email_change') {
      const confirmed = await confirm(tx, user, now);
      return startSession(auth, tx, confirmed, { method: 'otp', userAgent });
    }
    const opened = await changeAddress(tx, user, settings.mailer_secure_email_change_enabled);
    if (opened === undefined) return { code: '200', msg: HALF };
    await mailer.notify('email_changed', opened, { OldEmail: user.email });
    return startSession(auth, tx, opened, { method: 'otp', userAgent });
  });
}

async function confirm(tx: Queries, user: UserRow, now: Date): Promise<UserRow> {
  if (user.email_confirmed_at) return user;
  await tx.query(
    'update auth.users set email_confirmed_at = $2::timestamptz, updated_at = $2::timestamptz where id = $1::uuid',
    [user.id, now.toISOString()],
  );
  return { ...user, email_confirmed_at: now, updated_at: now };
}

/** The new person of an account whose mailboxes have both agreed; undefined while one is missing. */
async function changeAddress(
  tx: Queries,
  user: UserRow,
  needsBoth: boolean,
): Promise<UserRow | undefined> {
  const [row] = await tx.query<{ said: number }>(
    `update auth.users set email_change_confirm_status = email_change_confirm_status + 1 where id = $1::uuid
     returning email_change_confirm_status as said`,
    [user.id],
  );
  if (needsBoth && row?.said === 1) return undefined;
  const email = user.email_change ?? '';
  if (await findUserByEmail(tx, email)) {
    throw new AuthRefusal(
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0 where id = $1::uuid`,
    [user.id, email],
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1::uuid and provider = 'email'`,
    [user.id, email],
  );
  return { ...user, email, email_change: '' };
}
