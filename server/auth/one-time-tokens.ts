import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../database/database.ts';

export type OneTimeTokenType =
  'confirmation_token' | 'recovery_token' | 'email_change_token_new' | 'email_change_token_current';

const HOUR = 3600;
/** Seconds that a mailed link works. Recovery opens an account that exists, so it is short. */
export const TOKEN_LIFE = {
  confirmation_token: 24 * HOUR,
  recovery_token: HOUR,
  email_change_token_new: 24 * HOUR,
  email_change_token_current: 24 * HOUR,
} as const satisfies Record<OneTimeTokenType, number>;

/**
 * Makes a token of 256 random bits for a link and keeps only its SHA-256, so that a copy of the
 * database opens no account. One token per person and type: a newer one supersedes the older.
 * There are no short codes, hence nothing that could be guessed (TRUST A08).
 */
export async function mintOneTimeToken(
  tx: Queries,
  wanted: { userId: string; type: OneTimeTokenType; relatesTo: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await discardOneTimeTokens(tx, wanted.userId, [wanted.type]);
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2::text::auth.one_time_token_type, $3, $4,
       $5::timestamptz at time zone 'UTC', $5::timestamptz at time zone 'UTC')`,
    [wanted.userId, wanted.type, hashOf(token), wanted.relatesTo, wanted.now.toISOString()],
  );
  return token;
}

export type SpentToken = { userId: string; type: OneTimeTokenType; relatesTo: string };

/** Takes a token out of the database if it is there, young enough and of one of the types. */
export async function spendOneTimeToken(
  tx: Queries,
  offered: { token: string; types: readonly OneTimeTokenType[]; now: Date },
): Promise<SpentToken | undefined> {
  for (const type of offered.types) {
    const bornAfter = new Date(offered.now.getTime() - TOKEN_LIFE[type] * 1000).toISOString();
    const [row] = await tx.query<{ user_id: string; relates_to: string }>(
      `delete from auth.one_time_tokens
       where token_hash = $1 and token_type::text = $2
         and created_at > $3::timestamptz at time zone 'UTC'
       returning user_id, relates_to`,
      [hashOf(offered.token), type, bornAfter],
    );
    if (row) return { userId: row.user_id, type, relatesTo: row.relates_to };
  }
  return undefined;
}

/** Makes outstanding links of these types worthless. */
export async function discardOneTimeTokens(
  tx: Queries,
  userId: string,
  types: readonly OneTimeTokenType[],
): Promise<void> {
  for (const type of types) {
    await tx.query(
      'delete from auth.one_time_tokens where user_id = $1::uuid and token_type::text = $2',
      [userId, type],
    );
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
