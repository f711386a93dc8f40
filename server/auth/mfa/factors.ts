import type { Queries } from '#server/database/database.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { sealSecret } from './secret-box.ts';

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  status: 'unverified' | 'verified';
  /** Locked (secret-box.ts). */
  secret: string;
  last_totp_step: string | number | bigint | null;
};

const COLUMNS = 'id, user_id, friendly_name, status, secret, last_totp_step';

/** All factors of a person, oldest first. */
export async function factorsOf(tx: Queries, userId: string): Promise<FactorRow[]> {
  return tx.query<FactorRow>(
    `select ${COLUMNS} from auth.mfa_factors where user_id = $1::uuid order by created_at`,
    [userId],
  );
}

/** A person's own factor; for others it is not there. Throws mfa_factor_not_found (404). */
export async function requireFactor(
  tx: Queries,
  userId: string,
  id: string | undefined,
): Promise<FactorRow> {
  const [factor] = await tx.query<FactorRow>(
    `select ${COLUMNS} from auth.mfa_factors
     where id::text = $1 and user_id = $2::uuid and factor_type = 'totp'`,
    [(id ?? '').toLowerCase(), userId],
  );
  if (factor !== undefined) return factor;
  throw new AuthRefusal('mfa_factor_not_found', 'Factor not found');
}

/**
 * Has everything that changes a person's factors or the levels of their sessions take turns, before it
 * reads any of them: two codes at once would else end each other's session.
 */
export async function lockFactorsOf(tx: Queries, userId: string): Promise<void> {
  await tx.query('select id from auth.users where id = $1::uuid for no key update', [userId]);
}

/** Keeps a new factor, its secret locked. */
export async function insertFactor(
  tx: Queries,
  jwtSecret: string,
  factor: {
    id: string;
    userId: string;
    name: string;
    secret: string;
    status: 'unverified' | 'verified';
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1::uuid, $2::uuid, $3, 'totp', $4::text::auth.factor_status, $5::timestamptz, $5::timestamptz, $6)`,
    [
      factor.id,
      factor.userId,
      factor.name,
      factor.status,
      factor.now.toISOString(),
      sealSecret(jwtSecret, factor.id, factor.secret),
    ],
  );
}

/** Takes a factor away: its recovery codes go with it (their foreign key), and sessions that it raised fall back. */
export async function removeFactor(tx: Queries, id: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where id = $1::uuid', [id]);
  await tx.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1::uuid)`,
    [id],
  );
  await tx.query(
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1::uuid`,
    [id],
  );
}
