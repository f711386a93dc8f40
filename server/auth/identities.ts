import { randomUUID } from 'node:crypto';
import type { Queries } from '#server/database/database.ts';
import type { UserMetadata } from './metadata.ts';

/** One method of signing in, as GoTrue keeps it; times as the database writes them into JSON. */
export type IdentityRow = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email: string | null;
};

export type NewIdentity = { provider: string; providerId: string; data: Record<string, unknown> };

/** The column `identities` of the person that `userId` is in SQL. */
export function identitiesOf(userId: 'users.id' | '$2::uuid'): string {
  return `(select json_agg(identity) from (
    select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email
    from auth.identities where user_id = ${userId} order by created_at, provider) as identity) as identities`;
}

/** The identity by which an address and a password sign in. */
export function emailIdentity(userId: string, email: string, metadata: UserMetadata): NewIdentity {
  const verified = { email_verified: false, phone_verified: false };
  return {
    provider: 'email',
    providerId: userId,
    data: { sub: userId, email, ...verified, ...metadata },
  };
}

/** An identity as auth-js expects it. */
export function toIdentity({ id, provider_id, ...identity }: IdentityRow) {
  return {
    identity_id: id,
    id: provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: iso(identity.last_sign_in_at),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    ...(identity.email === null ? {} : { email: identity.email }),
  };
}

/** The identity of a person who waits for their mail; its id belongs to none. */
export function pendingIdentity(userId: string, email: string, metadata: UserMetadata, at: string) {
  const { provider, data } = emailIdentity(userId, email, metadata);
  const times = { last_sign_in_at: at, created_at: at, updated_at: at };
  const row = { id: randomUUID(), provider_id: userId, user_id: userId, provider, email };
  return toIdentity({ ...row, ...times, identity_data: data });
}

/** Whose account a provider's person is, if they have been here; notes that they are again. */
export async function findIdentityOwner(
  tx: Queries,
  { provider, providerId }: { provider: string; providerId: string },
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.query<{ user_id: string }>(
    `update auth.identities set last_sign_in_at = $3::timestamptz, updated_at = $3::timestamptz
     where provider = $1 and provider_id = $2 returning user_id`,
    [provider, providerId, now.toISOString()],
  );
  return row?.user_id;
}

/** Gives an account one more way to sign in; the account's own list of them follows. */
export async function addIdentity(
  tx: Queries,
  userId: string,
  { provider, providerId, data }: NewIdentity,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2::uuid, $3::text::jsonb, $4, $5::timestamptz, $5::timestamptz, $5::timestamptz)
     on conflict do nothing`,
    [providerId, userId, JSON.stringify(data), provider, now.toISOString()],
  );
  await listIdentities(tx, userId, now);
}

/** Writes into the account by what its owner gets in; with no way but a mailed link, an empty list. */
export async function listIdentities(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set updated_at = $2::timestamptz,
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('providers',
         (select coalesce(jsonb_agg(provider order by created_at, provider), '[]')
          from auth.identities where user_id = $1::uuid))
     where id = $1::uuid`,
    [userId, now.toISOString()],
  );
}

function iso(time: string | null): string | undefined {
  return time === null ? undefined : new Date(time).toISOString();
}
