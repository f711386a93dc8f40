import { randomUUID } from 'node:crypto';
import type { Queries } from '#server/database/database.ts';
import { spendPoint, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { authenticate, requireBearer } from '#server/auth/identity.ts';
import { requireFactor } from './factors.ts';

/** Seconds in which a challenge can be met. */
const CHALLENGE_LIFE = 5 * 60;
/** The column cannot be null; which address asked does not matter once it is answered. */
const NO_ADDRESS = '0.0.0.0';

/** POST /factors/:id/challenge: opens five minutes in which one code is taken. */
export function challengeFactor(auth: AuthContext): Endpoint {
  return async function answerChallenge(context) {
    const token = requireBearer(context.req.header('authorization'));
    const { sub } = await authenticate(auth, token, 'served');
    await spendPoint(auth, context, 'factorClient');
    const factor = await requireFactor(auth.database, sub, context.req.param('id'));
    const now = auth.clock.now();
    const id = randomUUID();
    await auth.database.transaction(async (tx) => {
      await tx.query(
        'delete from auth.mfa_challenges where factor_id = $1::uuid and created_at <= $2::timestamptz',
        [factor.id, bornAfter(now)],
      );
      await tx.query(
        `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
         values ($1::uuid, $2::uuid, $3::timestamptz, $4::inet)`,
        [id, factor.id, now.toISOString(), NO_ADDRESS],
      );
    });
    const expiresAt = Math.floor(now.getTime() / 1000) + CHALLENGE_LIFE;
    return context.json({ id, type: 'totp', expires_at: expiresAt });
  };
}

/**
 * Throws mfa_factor_not_found (422, as Supabase's server) for a challenge of another factor, and
 * mfa_challenge_expired (422) for one that is old or met already.
 */
export async function requireChallenge(
  tx: Queries,
  asked: { id: string; factorId: string; now: Date },
): Promise<void> {
  const [challenge] = await tx.query<{ is_open: boolean }>(
    `select verified_at is null and created_at > $3::timestamptz as is_open
     from auth.mfa_challenges where id::text = $1 and factor_id = $2::uuid`,
    [asked.id.toLowerCase(), asked.factorId, bornAfter(asked.now)],
  );
  if (challenge === undefined) {
    throw new AuthRefusal(
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
      { status: 422 },
    );
  }
  if (!challenge.is_open) {
    throw new AuthRefusal(
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  }
}

function bornAfter(now: Date): string {
  return new Date(now.getTime() - CHALLENGE_LIFE * 1000).toISOString();
}
