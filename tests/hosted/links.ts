import { createHash, randomBytes } from 'node:crypto';
import type { OneTimeTokenType } from '#server/auth/one-time-tokens.ts';
import type { Queries } from '#server/database/database.ts';

/** A new token for a mailed link; the one before it is void, as with Supabase's auth server. */
export async function newLinkToken(
  tx: Queries,
  wanted: { userId: string; type: OneTimeTokenType; relatesTo: string; now: Date },
): Promise<string> {
  const { userId, type, relatesTo, now } = wanted;
  // The hash that its templates call TokenHash: SHA-224 of address and code, in hex.
  const token = createHash('sha224').update(relatesTo).update(randomBytes(16)).digest('hex');
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2::text::auth.one_time_token_type, $3, $4,
       $5::timestamptz at time zone 'UTC', $5::timestamptz at time zone 'UTC')
     on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at`,
    [userId, type, token, relatesTo, now.toISOString()],
  );
  return token;
}

/** Takes a token that is young enough out of the database, and says whose and of which kind it was. */
export async function spendLinkToken(
  tx: Queries,
  offered: { token: string; types: readonly string[]; now: Date; life: number },
): Promise<{ userId: string; type: string } | undefined> {
  const { token, types, now, life } = offered;
  const youngest = new Date(now.getTime() - life * 1000).toISOString();
  const [row] = await tx.query<{ user_id: string; type: string }>(
    `delete from auth.one_time_tokens where token_hash = $1
       and token_type::text in (select jsonb_array_elements_text($2::text::jsonb))
       and created_at > $3::timestamptz at time zone 'UTC'
     returning user_id, token_type::text as type`,
    [token, JSON.stringify(types), youngest],
  );
  return row && { userId: row.user_id, type: row.type };
}
