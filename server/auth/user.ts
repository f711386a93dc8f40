import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import { chargeFailure, spendPoint, type AuthContext, type Endpoint } from './auth-context.ts';
import { requireEmail } from './email-address.ts';
import { askEmailChange, spendEmailChange } from './email-change.ts';
import { AuthRefusal } from './error.ts';
import { spendMail } from './mails/mail-requester.ts';
import { seeDevice } from './sessions/known-devices.ts';
import { boundGuesses } from './passwords/password-guesses.ts';
import { authenticate, requireBearer } from './identity.ts';
import { nextPath } from '#server/mail/mail-links.ts';
import { readProfileChange } from './metadata.ts';
import { isRecoverySession, preparePasswordChange } from './passwords/password-change.ts';
import { bodyText, readBody } from './request-body.ts';
import { findUser, toUser, type UserRow, type UserWithFactors } from './users.ts';

/** GET /user: the account of a living session. */
export function getUser(auth: AuthContext): Endpoint {
  return async function answerUser(context) {
    const token = requireBearer(context.req.header('authorization'));
    const { sub } = await authenticate(auth, token, 'served');
    return context.json(toUser(await requireUser(auth.database, sub)));
  };
}

const body = z.object({
  email: bodyText.nullish(),
  password: bodyText.nullish(),
  current_password: bodyText.nullish(),
  data: z.unknown().optional(),
});

/**
 * PUT /user: new password, new address, or name and language. All in one transaction, or nothing.
 * Whatever else the body says about the account (role, metadata of the application) is not read.
 */
export function updateUser(auth: AuthContext): Endpoint {
  return async function answerUpdate(context) {
    const token = requireBearer(context.req.header('authorization'));
    // A mailbox alone (a recovery link) must not get past the second factor; 401 as Supabase's server.
    const claims = await authenticate(auth, token, 401);
    await spendPoint(auth, context, 'token');
    const wanted = await readBody(context, body);
    const user = await requireUser(auth.database, claims.sub);
    const email = wanted.email ? requireEmail(wanted.email) : undefined;
    const prepare = () => preparePasswordChange(auth, user, claims.session_id, wanted);
    // A session from a mailed link guesses nothing, so earlier guesses do not stand in its way.
    const guesses = wanted.password && !(await isRecoverySession(auth, claims.session_id));
    const prepared = guesses ? boundGuesses(auth, context, user.id, prepare) : prepare();
    const setPassword = await prepared.catch(async (error: unknown) => {
      await chargeFailure(auth, context, 'token', error);
      throw error;
    });
    const isOtherEmail = email !== undefined && email !== user.email;
    if (isOtherEmail) await spendEmailChange(auth, user.id);
    const change = isOtherEmail
      ? { email, requester: await spendMail(auth, context, { budget: 'others', to: email }) }
      : undefined;
    await auth.database.transaction(async (tx) => {
      if (change) {
        const next = nextPath(auth.config, context.req.query('redirect_to'));
        // First, because it waits for the outbox and then for the account, as every mail does.
        await askEmailChange(auth, tx, user, { ...change, next });
      }
      await setPassword(tx);
      if (wanted.data) await mergeMetadata(auth, tx, user, wanted.data);
    });
    auth.afterwards('auth.mail', () => auth.mail.flush());
    // A session may be older than what is kept of devices; where a change was asked for, it can be confirmed.
    if (isOtherEmail) seeDevice(auth, context, user.id);
    return context.json(toUser(await requireUser(auth.database, claims.sub)));
  };
}

async function mergeMetadata(auth: AuthContext, tx: Queries, user: UserRow, data: unknown) {
  await tx.query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::text::jsonb,
       updated_at = $3::timestamptz where id = $1::uuid`,
    [user.id, JSON.stringify(readProfileChange(data)), auth.clock.now().toISOString()],
  );
}

async function requireUser(database: Queries, id: string): Promise<UserWithFactors> {
  const user = await findUser(database, id);
  if (user !== undefined) return user;
  throw new AuthRefusal('session_not_found', 'Session from session_id claim in JWT does not exist');
}
