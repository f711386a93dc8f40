import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { isOver, type SessionTimes } from './session-life.ts';
import {
  ACCESS_TOKEN_LIFE,
  signAccessToken,
  type SignInMethod,
  type TokenSession,
} from './tokens.ts';
import {
  findUser,
  shownOf,
  toUser,
  type UserRow,
  type UserWithFactors,
} from '#server/auth/users.ts';

/**
 * Signs a person in on one device: session, first refresh token, access token. The device's own
 * words about itself are kept for the person's list of sessions, and for nothing else.
 */
export async function startSession(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  how: { method: SignInMethod; userAgent: string | null },
): Promise<object> {
  const { method, userAgent } = how;
  const startedAt = auth.clock.now();
  const now = startedAt.toISOString();
  const amr = [{ method, timestamp: Math.floor(startedAt.getTime() / 1000) }];
  const session = { id: randomUUID(), aal: 'aal1' as const, amr };
  const refreshToken = randomBytes(32).toString('base64url');
  // One statement: beside the password's hash it is most of what a sign-in costs, and it needs no transaction.
  const [row] = await tx.query<Pick<UserWithFactors, 'factors' | 'identities'>>(
    `with session as (
       insert into auth.sessions (id, user_id, aal, created_at, updated_at, user_agent)
       values ($1::uuid, $2::uuid, 'aal1', $3::timestamptz, $3::timestamptz, $4)),
     claim as (
       insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), $1::uuid, $5, $3::timestamptz, $3::timestamptz)),
     person as (update auth.users set last_sign_in_at = $3::timestamptz where id = $2::uuid),
     token as (
       insert into auth.refresh_tokens
         (instance_id, token, user_id, revoked, session_id, created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $6, $2::uuid::text, false, $1::uuid,
         $3::timestamptz, $3::timestamptz))
     select ${shownOf('$2::uuid')}`,
    [session.id, user.id, now, userAgent, method, hashOf(refreshToken)],
  );
  const { factors = null, identities = null } = row ?? {};
  const signedIn = { ...user, factors, identities, last_sign_in_at: startedAt };
  return sessionAnswer(auth, signedIn, session, refreshToken);
}

/** Seconds in which the parent of the newest token still gives that one again (decision 040). */
const PARENT_LIFE = 60;

/**
 * Exchanges a refresh token. The newest token of a session gives its child; the one just before it
 * gives that same child again for a minute (two tabs, a lost answer). Later, and any older one, is
 * taken for a stolen copy and ends the session (threat A15). A session that is over gives nothing.
 * Throws refresh_token_not_found, refresh_token_already_used or session_expired (400).
 */
export async function refreshSession(auth: AuthContext, token: string): Promise<object> {
  const hash = hashOf(token);
  const outcome = await auth.database.transaction(async (tx) => {
    const session = await lockSessionOf(tx, hash);
    if (session === undefined) return { kind: 'unknown' as const };
    const user = await findUser(tx, session.user_id);
    if (user === undefined || isBanned(user, auth.clock.now())) return { kind: 'unknown' as const };
    const now = auth.clock.now();
    if (isOver(auth.config, session, now)) return { kind: 'over' as const };
    const active = await activeTokenOf(tx, session.id);
    const child = childOf(auth.config.jwtSecret, hash);
    if (active?.hash === hash) {
      await rotate(tx, now, { hash, child, userId: user.id, sessionId: session.id });
    } else if (active?.parent !== hash || !isYoung(active, now)) {
      await endSession(tx, session.id);
      return { kind: 'reused' as const, userId: user.id };
    }
    return { kind: 'fresh' as const, user, session, child };
  });
  if (outcome.kind === 'reused') {
    auth.log.warn({ event: 'auth.refresh_reuse', user: outcome.userId });
    throw new AuthRefusal('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  if (outcome.kind === 'over') {
    throw new AuthRefusal('session_expired', 'Invalid Refresh Token: Session Expired');
  }
  if (outcome.kind === 'unknown') {
    throw new AuthRefusal(
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
  }
  const { user, session, child } = outcome;
  return sessionAnswer(auth, user, session, child);
}

/**
 * New tokens for a session whose level has changed, made from its newest refresh token as that token's
 * own exchange would make them: another tab that holds it still gets the same child.
 */
export async function renewSession(
  auth: AuthContext,
  tx: Queries,
  user: UserWithFactors,
  sessionId: string,
): Promise<object> {
  const active = await activeTokenOf(tx, sessionId);
  const session = active && (await lockSessionOf(tx, active.hash));
  if (active === undefined || session === undefined) {
    throw new AuthRefusal(
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  const { hash } = active;
  const child = childOf(auth.config.jwtSecret, hash);
  await rotate(tx, auth.clock.now(), { hash, child, userId: user.id, sessionId });
  return sessionAnswer(auth, user, session, child);
}

/** Ends one session; its access tokens stop working with it. */
export async function endSession(tx: Queries, sessionId: string): Promise<void> {
  await tx.query('delete from auth.sessions where id = $1::uuid', [sessionId]);
}

/** Ends all sessions of a person, or all but one. */
export async function endSessions(tx: Queries, userId: string, except?: string): Promise<void> {
  await tx.query(
    'delete from auth.sessions where user_id = $1::uuid and ($2::uuid is null or id <> $2::uuid)',
    [userId, except ?? null],
  );
}

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

function sessionAnswer(
  auth: AuthContext,
  user: UserWithFactors,
  session: TokenSession,
  refreshToken: string,
): object {
  const access = signAccessToken(auth, user, session);
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_LIFE,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user: toUser(user),
  };
}

type LockedSession = TokenSession & SessionTimes & { user_id: string };

// Parallel refreshes of one session take turns here; the token is looked at only behind this lock.
async function lockSessionOf(tx: Queries, tokenHash: string): Promise<LockedSession | undefined> {
  const [row] = await tx.query<LockedSession>(
    `select session.id, session.user_id, session.created_at,
       session.refreshed_at at time zone 'UTC' as refreshed_at, coalesce(session.aal::text, 'aal1') as aal,
       (select coalesce(jsonb_agg(jsonb_build_object(
            'method', authentication_method, 'timestamp', floor(extract(epoch from updated_at))
          ) order by updated_at desc), '[]')
        from auth.mfa_amr_claims where session_id = session.id) as amr
     from auth.sessions as session
     where session.id = (select session_id from auth.refresh_tokens where token = $1)
     for update of session`,
    [tokenHash],
  );
  return row;
}

type ActiveToken = { hash: string; parent: string | null; created_at: Date };

function isYoung(token: ActiveToken, now: Date): boolean {
  return now.getTime() - token.created_at.getTime() <= PARENT_LIFE * 1000;
}

async function activeTokenOf(tx: Queries, sessionId: string): Promise<ActiveToken | undefined> {
  const [row] = await tx.query<ActiveToken>(
    `select token as hash, parent, created_at from auth.refresh_tokens
     where session_id = $1::uuid and not revoked order by id desc limit 1`,
    [sessionId],
  );
  return row;
}

async function rotate(
  tx: Queries,
  at: Date,
  step: { hash: string; child: string; userId: string; sessionId: string },
): Promise<void> {
  await tx.query(
    `with parent as (
       update auth.refresh_tokens set revoked = true, updated_at = $5::timestamptz where token = $1),
     session as (
       update auth.sessions set updated_at = $5::timestamptz,
         refreshed_at = $5::timestamptz at time zone 'UTC' where id = $4::uuid)
     insert into auth.refresh_tokens
       (instance_id, token, user_id, revoked, parent, session_id, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $2, $3, false, $1, $4::uuid,
       $5::timestamptz, $5::timestamptz)`,
    [step.hash, hashOf(step.child), step.userId, step.sessionId, at.toISOString()],
  );
}

// Only hashes are kept, yet the same parent must give the same child twice: so the child is made
// from the parent's hash and the server's secret, and needs no storing.
function childOf(secret: string, parentHash: string): string {
  return createHmac('sha256', secret).update(`refresh-child:${parentHash}`).digest('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
