import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import { spendPoint, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { authenticate, requireBearer } from '#server/auth/identity.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { noteFactorDevice } from '#server/auth/sessions/factor-devices.ts';
import { browserDeviceHash } from '#server/auth/sessions/known-devices.ts';
import { renewSession } from '#server/auth/sessions/sessions.ts';
import type { PersonClaims } from '#server/auth/sessions/tokens.ts';
import { findUser } from '#server/auth/users.ts';
import { requireChallenge } from './challenge.ts';
import { lockFactorsOf, requireFactor, type FactorRow } from './factors.ts';
import { refuseFirstFactorByPassword } from './first-admin-factor.ts';
import { mailAboutFactor } from './factor-mail.ts';
import { spendFactorGuess } from './factor-guesses.ts';
import { openSecret } from './secret-box.ts';
import { matchTotpStep } from './totp.ts';

const body = z.object({ challenge_id: bodyText, code: bodyText });

/**
 * POST /factors/:id/verify: a right code raises the session to aal2 and gives it new tokens; the first
 * one makes the factor count. As Supabase's server, it ends the person's sessions that are below aal2.
 * Throws mfa_verification_failed, mfa_challenge_expired (422), over_request_rate_limit (429).
 */
export function verifyFactor(auth: AuthContext): Endpoint {
  return async function answerVerifyFactor(context) {
    const token = requireBearer(context.req.header('authorization'));
    const claims = await authenticate(auth, token, 'served');
    await spendPoint(auth, context, 'factorClient');
    const { id } = await requireFactor(auth.database, claims.sub, context.req.param('id'));
    const said = await readBody(context, body);
    await spendFactorGuess(auth, context, { factor: id, person: claims.sub });
    const device = browserDeviceHash(auth, context, claims.sub);
    const session = await auth.database.transaction((tx) =>
      useCode(auth, tx, claims, { id, said, device }),
    );
    auth.afterwards('auth.mail', () => auth.mail.flush());
    return context.json(session);
  };
}

async function useCode(
  auth: AuthContext,
  tx: Queries,
  claims: PersonClaims,
  { id, said, device }: { id: string; said: z.infer<typeof body>; device: string | undefined },
): Promise<object> {
  const now = auth.clock.now();
  await lockFactorsOf(tx, claims.sub);
  const factor = await requireFactor(tx, claims.sub, id);
  // Begun before the person was an admin, it is not proved by a password either.
  await refuseFirstFactorByPassword(auth, tx, claims);
  await requireChallenge(tx, { id: said.challenge_id, factorId: id, now });
  const step = stepOf(auth, factor, said.code);
  if (step === undefined) {
    throw new AuthRefusal('mfa_verification_failed', 'Invalid TOTP code entered');
  }
  const time = now.toISOString();
  await tx.query(
    `update auth.mfa_factors set status = 'verified', last_totp_step = $2::bigint,
       updated_at = $3::timestamptz where id = $1::uuid`,
    [id, String(step), time],
  );
  await tx.query(
    'update auth.mfa_challenges set verified_at = $2::timestamptz where id = $1::uuid',
    [said.challenge_id, time],
  );
  await raiseSession(tx, claims, { factorId: id, time });
  if (device) await noteFactorDevice(tx, { person: claims.sub, device, factor: id, time });
  if (factor.status === 'unverified') {
    await mailAboutFactor(auth, tx, claims.sub, 'factor-added');
    auth.log.info({ event: 'auth.factor_added', user: claims.sub });
  }
  const user = await findUser(tx, claims.sub);
  if (user === undefined) throw new AuthRefusal('session_not_found', 'User does not exist');
  return renewSession(auth, tx, user, claims.session_id);
}

function stepOf(auth: AuthContext, factor: FactorRow, code: string): number | undefined {
  const secret = openSecret(auth.config.jwtSecret, factor.id, factor.secret);
  if (secret === undefined) {
    // JWT_SECRET is another one than when the factor was made: only a reset helps.
    auth.log.error({ event: 'auth.factor_unreadable', user: factor.user_id });
    return undefined;
  }
  const lastStep = Number(factor.last_totp_step ?? 0);
  return matchTotpStep(secret, code.replaceAll(' ', ''), { now: auth.clock.now(), lastStep });
}

async function raiseSession(
  tx: Queries,
  claims: PersonClaims,
  { factorId, time }: { factorId: string; time: string },
): Promise<void> {
  const { sub: userId, session_id: sessionId } = claims;
  await tx.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [sessionId, factorId, time],
  );
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     select gen_random_uuid(), id, 'totp', $2::timestamptz, $2::timestamptz
     from auth.sessions where id = $1::uuid
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, time],
  );
  await tx.query(
    `delete from auth.sessions where user_id = $1::uuid and aal is distinct from 'aal2'`,
    [userId],
  );
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
    [userId],
  );
}
