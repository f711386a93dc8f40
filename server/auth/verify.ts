// GET and POST /verify: a secret of a mail is used, once.
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/context.ts';
import type { Queries } from '#server/database/database.ts';
import {
  spendPoint,
  tooMany,
  userAgentOf,
  type AuthContext,
  type Endpoint,
} from './auth-context.ts';
import { mailboxOf } from '#server/mail/mailbox.ts';
import { browserKeyHash } from './browser-key.ts';
import { confirmEmailChange } from './email-change.ts';
import { AuthRefusal } from './error.ts';
import { isKnownDevice } from './sessions/known-devices.ts';
import { mintLink, nextPath, type LinkType } from '#server/mail/mail-links.ts';
import { removeRecentFactors } from './mfa/recent-factor.ts';
import { findTokenOwner, spendOneTimeToken, type OneTimeTokenType } from './one-time-tokens.ts';
import { confirmMailbox, isUndecided, type BrowserHash } from './pending-sign-ups.ts';
import { bodyText, readBody } from './request-body.ts';
import { isBanned, startSession } from './sessions/sessions.ts';
import { findUser } from './users.ts';

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
 * POST /verify: spends the token of a mailed link and signs the person in; where they have a password to choose,
 * with a session of the recovery kind. Unknown, used, void and expired links are one answer, otp_expired (403). The form
 * with an address and a short code is refused like them, because no short code is ever made. Failures are bounded per
 * client and, where one is named, per address from wherever (threat A08); a link that works is never refused for them,
 * for its 256 random bits were not guessed.
 */
export function verifyLink(auth: AuthContext): Endpoint {
  return async function answerVerify(context) {
    await spendPoint(auth, context, 'verify');
    const { type, token_hash: token, email } = await readBody(context, body);
    const answer =
      token === undefined
        ? undefined
        : await auth.database.transaction((tx) =>
            useToken(auth, tx, {
              type,
              token,
              userAgent: userAgentOf(context),
              browser: browserKeyHash(context),
              isKnownTo: (person) => isKnownDevice(auth, tx, context, person),
            }),
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

type SaidLink = {
  type: keyof typeof TYPES;
  token: string;
  userAgent: string | null;
  browser: BrowserHash;
  /** Whether the browser that presses has had a session. */
  isKnownTo: (person: string) => Promise<boolean>;
};

async function useToken(
  auth: AuthContext,
  tx: Queries,
  said: SaidLink,
): Promise<object | undefined> {
  const { type, token, userAgent, browser, isKnownTo } = said;
  const now = auth.clock.now();
  const owner = await findTokenOwner(tx, token);
  const user = owner === undefined ? undefined : await findUser(tx, owner, 'for update');
  const spent = await spendOneTimeToken(tx, { token, types: TYPES[type], now });
  if (spent === undefined || user === undefined || isBanned(user, now)) return undefined;
  if (type === 'email_change') {
    return confirmEmailChange(auth, tx, user, { spent, userAgent, isKnownTo });
  }
  // Proof of a mailbox that is not the account's any more (threat A25).
  if (spent.relatesTo !== user.email) return undefined;
  auth.log.info({ event: 'auth.verify', type, user: user.id });
  if (isUndecided(user)) {
    // A recovery link proves the mailbox as well as a confirmation link does.
    const link = type === 'recovery' ? 'recovery_token' : 'confirmation_token';
    const opened = await confirmMailbox(auth, tx, user, { type: link, browser });
    const method = opened.isDecided ? 'otp' : 'recovery';
    const session = await startSession(auth, tx, opened.confirmed, { method, userAgent });
    // For clients that are not our pages: the password typed at sign-up opens nothing, and this session sets one (decision 114).
    return opened.isDecided ? session : { ...session, must_set_password: true };
  }
  // What is confirmed and decided is not confirmed again.
  if (type !== 'recovery') return undefined;
  await removeRecentFactors(auth, tx, user.id);
  return startSession(auth, tx, user, { method: 'recovery', userAgent });
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
