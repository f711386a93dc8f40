import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';

export type OneTimeTokenType =
  'confirmation_token' | 'recovery_token' | 'email_change_token_new' | 'email_change_token_current';

const HOUR = 3600;
/**
 * Seconds that a mailed link works since it was mailed last. Recovery opens an account that exists, so it is
 * short. `atMost` bounds what mailing the same link again can make of it.
 */
const TOKEN_LIFE = {
  confirmation_token: { sinceMailed: 24 * HOUR, atMost: 7 * 24 * HOUR },
  recovery_token: { sinceMailed: HOUR, atMost: 24 * HOUR },
  email_change_token_new: { sinceMailed: 24 * HOUR, atMost: 7 * 24 * HOUR },
  email_change_token_current: { sinceMailed: 24 * HOUR, atMost: 7 * 24 * HOUR },
} as const satisfies Record<OneTimeTokenType, { sinceMailed: number; atMost: number }>;

/**
 * The token of a link to this mailbox. One that still lives is given again, its life begun anew: asking
 * for another mail cannot kill the link that its owner has just got. Only SHA-256 is kept, so that a copy
 * of the database opens no account; the token itself is made from the row's random id and the server's
 * secret (as in docs/decisions/011). One token per person and type; no short codes, hence nothing that
 * could be guessed (threat A08).
 */
export async function linkToken(
  auth: { config: Config; clock: Clock },
  tx: Queries,
  wanted: { userId: string; type: OneTimeTokenType; relatesTo: string },
): Promise<string> {
  const { userId, type, relatesTo } = wanted;
  const { sinceMailed, atMost } = TOKEN_LIFE[type];
  const [now, mailedAfter, bornAfter] = [0, sinceMailed, atMost].map((seconds) =>
    new Date(auth.clock.now().getTime() - seconds * 1000).toISOString(),
  );
  const [living] = await tx.query<{ id: string; token_hash: string }>(
    `update auth.one_time_tokens set updated_at = $4::timestamptz at time zone 'UTC'
     where user_id = $1::uuid and token_type::text = $2 and relates_to = $3
       and updated_at > $5::timestamptz at time zone 'UTC'
       and created_at > $6::timestamptz at time zone 'UTC'
     returning id, token_hash`,
    [userId, type, relatesTo, now, mailedAfter, bornAfter],
  );
  const again = living && tokenOf(auth.config, type, living.id);
  // A row that another server or another secret made has a token that only its mail knows.
  if (again !== undefined && hashOf(again) === living?.token_hash) return again;
  await discardOneTimeTokens(tx, userId, [type]);
  const id = randomUUID();
  const token = tokenOf(auth.config, type, id);
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3::text::auth.one_time_token_type, $4, $5,
       $6::timestamptz at time zone 'UTC', $6::timestamptz at time zone 'UTC')`,
    [id, userId, type, hashOf(token), relatesTo, now],
  );
  return token;
}

/**
 * Whose token it is. Everything that changes an account and its links locks the account first, so that a
 * sign-up, a mail and a press at the same moment take turns instead of waiting for each other for ever.
 */
export async function findTokenOwner(tx: Queries, token: string): Promise<string | undefined> {
  const [row] = await tx.query<{ user_id: string }>(
    'select user_id from auth.one_time_tokens where token_hash = $1',
    [hashOf(token)],
  );
  return row?.user_id;
}

export type SpentToken = { userId: string; type: OneTimeTokenType; relatesTo: string };

/** Takes a token out of the database if it is there, young enough and of one of the types. */
export async function spendOneTimeToken(
  tx: Queries,
  offered: { token: string; types: readonly OneTimeTokenType[]; now: Date },
): Promise<SpentToken | undefined> {
  for (const type of offered.types) {
    const life = TOKEN_LIFE[type].sinceMailed * 1000;
    const mailedAfter = new Date(offered.now.getTime() - life).toISOString();
    const [row] = await tx.query<{ user_id: string; relates_to: string }>(
      `delete from auth.one_time_tokens
       where token_hash = $1 and token_type::text = $2
         and updated_at > $3::timestamptz at time zone 'UTC'
       returning user_id, relates_to`,
      [hashOf(offered.token), type, mailedAfter],
    );
    if (row) return { userId: row.user_id, type, relatesTo: row.relates_to };
  }
  return undefined;
}

/** Makes outstanding links of these types worthless; of all types unless some are named. */
export async function discardOneTimeTokens(
  tx: Queries,
  userId: string,
  types: readonly OneTimeTokenType[] = oneTimeTokenTypes,
): Promise<void> {
  for (const type of types) {
    await tx.query(
      'delete from auth.one_time_tokens where user_id = $1::uuid and token_type::text = $2',
      [userId, type],
    );
  }
}

const oneTimeTokenTypes: readonly OneTimeTokenType[] = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
];

function tokenOf(config: Config, type: OneTimeTokenType, id: string): string {
  return createHmac('sha256', config.jwtSecret)
    .update(`one-time:${type}:${id}`)
    .digest('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
