import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  chargeFailure,
  spendPoint,
  tooMany,
  userAgentOf,
  type AuthContext,
  type Endpoint,
} from './auth-context.ts';
import { normaliseEmail } from '#domain/email-address.ts';
import { networkOf } from '#server/limits/network-of.ts';
import { AuthRefusal } from './error.ts';
import { exchangeCode } from './providers/exchange-code.ts';
import { bodyText, readBody } from './request-body.ts';
import { isBanned, refreshSession, startSession } from './sessions/sessions.ts';
import { findUserByEmail } from './users.ts';

const passwordBody = z.object({ email: bodyText, password: bodyText });
const refreshBody = z.object({ refresh_token: bodyText });

/** POST /token?grant_type=password | refresh_token | pkce. Failures count double (threat A05). */
export function exchangeToken(auth: AuthContext): Endpoint {
  const signIn = signInWithPassword(auth);
  const exchange = exchangeCode(auth);
  return async function answerToken(context) {
    await spendPoint(auth, context, 'tokenBurst');
    await spendPoint(auth, context, 'token');
    const grant = context.req.query('grant_type');
    try {
      if (grant === 'password') return await signIn(context);
      if (grant === 'refresh_token') {
        const { refresh_token } = await readBody(context, refreshBody);
        return context.json(await refreshSession(auth, refresh_token));
      }
      if (grant === 'pkce') return await exchange(context);
      throw new AuthRefusal('unsupported_grant_type', 'unsupported_grant_type');
    } catch (error) {
      await chargeFailure(auth, context, 'token', error);
      throw error;
    }
  };
}

function signInWithPassword(auth: AuthContext): Endpoint {
  return async function answerPassword(context) {
    const said = await readBody(context, passwordBody);
    const email = normaliseEmail(said.email);
    // Per account and address: from elsewhere the owner still gets in (threat A04).
    const address = context.get('clientAddress');
    const account = `${hashOf(email ?? said.email)}:${address}`;
    // A network of addresses would have that often as many guesses. Only wrong ones are counted there, so
    // that a sign-in costs no statement more.
    const network = `${hashOf(email ?? said.email)}:${networkOf(address)}`;
    const known = auth.limits.known('accountNetwork', network);
    if (known.kind === 'refused') throw tooMany(known.retryAfter);
    // Taken before the check, so that guesses side by side count as well.
    const verdict = await auth.limits.take('account', account);
    if (verdict.kind === 'refused') throw tooMany(verdict.retryAfter);

    const user = email === undefined ? undefined : await findUserByEmail(auth.database, email);
    const matches = await auth.hashing
      .verify(user?.encrypted_password ?? undefined, said.password)
      .catch(async (error: unknown) => {
        await auth.limits.give('account', account);
        throw error;
      });
    // Before the mailbox is confirmed the answer does not say that the password fits: a stranger that signs up with an address
    // and then tries that password would learn whether it had an account before (threat A26).
    if (user === undefined || !matches || user.email_confirmed_at === null) {
      await auth.limits.take('accountNetwork', network);
      throw new AuthRefusal('invalid_credentials', 'Invalid login credentials');
    }
    await auth.limits.give('account', account);
    if (isBanned(user, auth.clock.now())) throw new AuthRefusal('user_banned', 'User is banned');
    const how = { method: 'password', userAgent: userAgentOf(context) } as const;
    const session = await startSession(auth, auth.database, user, how);
    auth.log.info({ event: 'auth.sign_in', user: user.id });
    return context.json(session);
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
