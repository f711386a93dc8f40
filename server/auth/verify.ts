import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../context.ts';
import type { Queries } from '../database/database.ts';
import {
  spendPoint,
  tooMany,
  userAgentOf,
  type AuthContext,
  type Endpoint,
} from './auth-context.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { confirmEmailChange } from './email-change.ts';
import { AuthRefusal } from './error.ts';
import { mintLink, nextPath, type LinkType } from './mail-links.ts';
import { spendOneTimeToken, type OneTimeTokenType } from './one-time-tokens.ts';
import { bodyText, readBody } from './request-body.ts';
import { isBanned, startSession } from './sessions.ts';
import { findUser, type UserRow } from './users.ts';

const TYPES = {
  signup: ['confirmation_token'],
  email: ['confirmation_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
} as const satisfies Record<string, readonly OneTimeTokenType[]>;

const verifyType = z.enum(['signup', 'email', 'recovery', 'email_change']);
const body = z.object({
  type: verifyType,
  token_hash: bodyText.optional(),
  token: bodyText.optional(),
  email: bodyText.optional(),
});

/**
 * POST /verify: spends the token of a mailed link and signs the person in. Unknown, used, superseded
 * and expired links are one answer, otp_expired (403). The form with an address and a short code is refused like them,
 * because no short code is ever made. Failures are bounded per client and, where one is named, per address from
 * wherever (TRUST A08); a link that works is never refused for them, for its 256 random bits were not guessed.
 */
export function verifyLink(auth: AuthContext): Endpoint {
  return async function answerVerify(context) {
    await spendPoint(auth, context, 'verify');
    const { type, token_hash: token, email } = await readBody(context, body);
    const answer =
      token === undefined
        ? undefined
        : await auth.database.transaction((tx) =>
            useToken(auth, tx, { type, token, userAgent: userAgentOf(context) }),
          );
    if (answer === undefined) {
      await chargeGuess(auth, context, email);
      throw new AuthRefusal('otp_expired', 'Email link is invalid or has expired');
    }
    return context.json(answer);
  };
}

async function chargeGuess(
  auth: AuthContext,
  context: Context<AppEnv>,
  email: string | undefined,
): Promise<void> {
  const verdicts = [await auth.limits.take('verifyFailed', context.get('clientAddress'))];
  if (email) verdicts.push(await auth.limits.take('verifyAccount', mailboxOf(email)));
  for (const verdict of verdicts) {
    if (verdict.kind === 'refused') throw tooMany(verdict.retryAfter);
  }
}

async function useToken(
  auth: AuthContext,
  tx: Queries,
  said: { type: keyof typeof TYPES; token: string; userAgent: string | null },
): Promise<object | undefined> {
  const { type, token, userAgent } = said;
  const now = auth.clock.now();
  const spent = await spendOneTimeToken(tx, { token, types: TYPES[type], now });
  const user = spent && (await findUser(tx, spent.userId));
  if (spent === undefined || user === undefined || isBanned(user, now)) return undefined;
  if (type === 'email_change') return confirmEmailChange(auth, tx, user, { spent, userAgent });
  // A recovery link proves the mailbox as well as a confirmation link does.
  const confirmed = await confirmMailbox(tx, user, now);
  auth.log.info({ event: 'auth.verify', type, user: user.id });
  const method = type === 'recovery' ? 'recovery' : 'otp';
  return startSession(auth, tx, confirmed, { method, userAgent });
}

async function confirmMailbox(tx: Queries, user: UserRow, now: Date): Promise<UserRow> {
  if (user.email_confirmed_at !== null) return user;
  await tx.query(
    `update auth.users set email_confirmed_at = $2::timestamptz, updated_at = $2::timestamptz
     where id = $1::uuid`,
    [user.id, now.toISOString()],
  );
  return { ...user, email_confirmed_at: now, updated_at: now };
}

/**
 * GET /verify: what scanners open. Spends nothing; sends people to the page with the button.
 * Older links of hosted templates carry `token`, so both names are read.
 */
export function showVerifyPage(auth: AuthContext): Endpoint {
  return async function answerVerifyPage(context) {
    const token = context.req.query('token_hash') ?? context.req.query('token') ?? '';
    const next = nextPath(auth.config, context.req.query('redirect_to'));
    const type = linkTypeOf(context.req.query('type'));
    return context.redirect(mintLink(auth.config, { type, token: token.slice(0, 200), next }), 303);
  };
}

function linkTypeOf(said: string | undefined): LinkType {
  return said === 'recovery' || said === 'email_change' ? said : 'signup';
}
