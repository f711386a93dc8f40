import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import type { RateLimitName } from '#server/rate-limit-settings.ts';
import { AuthRefusal } from './error.ts';
import type { BreachedPasswords, PasswordHashing, Providers } from './services.ts';

/** What every endpoint of the sign-in protocol is given. */
export type AuthContext = {
  database: Database;
  config: Config;
  mail: MailQueue;
  limits: Limits;
  clock: Clock;
  log: Log;
  hashing: PasswordHashing;
  isBreached: BreachedPasswords;
  /** Providers that may vouch for people, beside their mailbox. */
  providers: Providers;
  /** Work that the answer does not wait for; its failure is logged (threat A03). */
  afterwards: (event: string, work: () => Promise<void>) => void;
};

/** A handler of one endpoint. */
export type Endpoint = (context: Context<AppEnv>) => Promise<Response>;

const USER_AGENT_MAX = 300;

/** What the caller's browser calls itself, as far as it is plain text. */
export function userAgentOf(context: Context<AppEnv>): string | null {
  const said = context.req.header('user-agent') ?? '';
  return said.replaceAll(/[^\x20-\x7E]+/g, ' ').slice(0, USER_AGENT_MAX) || null;
}

/** Spends one point of the caller's address; throws over_request_rate_limit (429) when none is left. */
export async function spendPoint(
  auth: AuthContext,
  context: Context<AppEnv>,
  name: RateLimitName,
): Promise<void> {
  const verdict = await auth.limits.take(name, context.get('clientAddress'));
  if (verdict.kind === 'refused') throw tooMany(verdict.retryAfter);
}

/** Failures count double: spends the second point when the person was refused for what they sent. */
export async function chargeFailure(
  auth: AuthContext,
  context: Context<AppEnv>,
  name: RateLimitName,
  error: unknown,
): Promise<void> {
  if (!(error instanceof AuthRefusal) || error.status >= 429) return;
  await auth.limits.take(name, context.get('clientAddress'));
}

/** The one answer to too many tries. `retryAfter` in seconds. */
export function tooMany(retryAfter: number): AuthRefusal {
  return new AuthRefusal('over_request_rate_limit', 'Request rate limit reached', { retryAfter });
}
