// Rows of accounts with their factors, and the user that the sign-in protocol answers with.
import { locales, type Locale } from '#domain/locale.ts';
import type { Queries } from '#server/database/database.ts';
import {
  emailIdentity,
  identitiesOf,
  pendingIdentity,
  toIdentity,
  type IdentityRow,
  type NewIdentity,
} from './identities.ts';
import { readMetadata, type UserMetadata } from './metadata.ts';

export type UserRow = {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: UserMetadata | null;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** `factors`: null for most people. Times as the database writes them into JSON. */
export type UserWithFactors = UserRow & {
  factors: readonly FactorOfUser[] | null;
  identities: readonly IdentityRow[] | null;
};

type FactorOfUser = {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
};

const COLUMNS = `id, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
  recovery_sent_at, email_change, email_change_sent_at,
  last_sign_in_at, raw_app_meta_data, raw_user_meta_data, banned_until, created_at, updated_at`;

/**
 * The columns `factors` and `identities` of the person that `userId` is in SQL. Not among the others: they cost more
 * than those do together, and only the answers that show a user need them.
 */
export function shownOf(userId: 'users.id' | '$2::uuid'): string {
  return `${identitiesOf(userId)}, (select json_agg(factor) from (
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${userId} order by created_at) as factor) as factors`;
}

/** A new person: what counts of what they sent. */
export type NewPerson = { email: string; passwordHash: string; metadata: UserMetadata };

/** Whether an account is entered by another company as well. Only our server writes where that stands. */
export function entersByProvider({ raw_app_meta_data: said }: UserRow): boolean {
  const providers = said?.['providers'];
  return Array.isArray(providers) && providers.some((each) => each !== 'email');
}

/** Whether a password is among the ways in that the account lists: not where none was chosen. */
export function listsPassword({ raw_app_meta_data: said }: UserRow): boolean {
  const providers = said?.['providers'];
  return Array.isArray(providers) && providers.includes('email');
}

/** The account of a normalised address; with `for update`, it does not change until the transaction ends. */
export async function findUserByEmail(
  tx: Queries,
  email: string,
  lock: '' | 'for update' = '',
): Promise<UserRow | undefined> {
  const [row] = await tx.query<UserRow>(
    `select ${COLUMNS} from auth.users
     where email = $1 and not is_sso_user and deleted_at is null ${lock}`,
    [email],
  );
  return row;
}

export async function findUser(
  tx: Queries,
  id: string,
  lock: '' | 'for update' = '',
): Promise<UserWithFactors | undefined> {
  const [row] = await tx.query<UserWithFactors>(
    `select ${COLUMNS}, ${shownOf('users.id')} from auth.users
     where id = $1::uuid and deleted_at is null ${lock}`,
    [id],
  );
  return row;
}

/**
 * Makes an account and its identity. Undefined when the address is taken in this very moment.
 * The empty texts matter: GoTrue cannot read null in those columns, and rows may be carried over.
 */
export async function insertUser(
  tx: Queries,
  user: NewPerson & { id: string; now: Date; confirmed: boolean; identity?: NewIdentity },
): Promise<UserRow | undefined> {
  const now = user.now.toISOString();
  const identity = user.identity ?? emailIdentity(user.id, user.email, user.metadata);
  const { provider } = identity;
  const [row] = await tx.query<UserRow>(
    `with made as (
       insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
         email_confirmed_at, confirmation_token, confirmation_sent_at, recovery_token,
         email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data,
         created_at, updated_at)
       values ('00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated',
         $2, $3, case when $4::boolean then $5::timestamptz end, '',
         case when not $4::boolean then $5::timestamptz end, '', '', '',
         $8::text::jsonb, $6::text::jsonb, $5::timestamptz, $5::timestamptz)
       on conflict do nothing
       returning ${COLUMNS}),
     identity as (
       insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
       select $9, id, $7::text::jsonb, $10, created_at, created_at, created_at from made)
     select * from made`,
    [
      user.id,
      user.email,
      user.passwordHash,
      user.confirmed,
      now,
      JSON.stringify(user.metadata),
      JSON.stringify(identity.data),
      JSON.stringify({ provider, providers: [provider] }),
      identity.providerId,
      provider,
    ],
  );
  return row;
}

/**
 * Puts another password (none when empty, as GoTrue reads it) and other metadata in place of those that an
 * account was made with. Its age counts from now. Touches nothing once the mailbox is confirmed.
 */
export async function replaceSignUp(
  tx: Queries,
  user: UserRow,
  said: { passwordHash: string; metadata: UserMetadata; now: Date },
): Promise<void> {
  const { passwordHash, metadata, now } = said;
  const [pending] = await tx.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb,
       created_at = $4::timestamptz, updated_at = $4::timestamptz
     where id = $1::uuid and email_confirmed_at is null returning id`,
    [user.id, passwordHash, JSON.stringify(metadata), now.toISOString()],
  );
  if (pending === undefined) return;
  await tx.query(
    `update auth.identities set identity_data = $2::text::jsonb, updated_at = $3::timestamptz
     where user_id = $1::uuid and provider = 'email'`,
    [user.id, JSON.stringify(emailIdentity(user.id, user.email, metadata).data), now.toISOString()],
  );
}

/** Removes an account that was never confirmed, with all that hangs on it. */
export async function deleteUnconfirmedUser(tx: Queries, id: string): Promise<void> {
  await tx.query('delete from auth.users where id = $1::uuid and email_confirmed_at is null', [id]);
}

/**
 * How a mail addresses this person: by name only once the mailbox is theirs, or a stranger's words would
 * reach it (an advert typed as a name). Carried-over rows may hold anything, so they are read with care.
 */
export function mailReader(row: UserRow | undefined): {
  name: string | undefined;
  locale: Locale;
} {
  const { full_name, locale } = readMetadata(row?.raw_user_meta_data);
  return {
    name: row?.email_confirmed_at ? full_name : undefined,
    locale: locale ?? locales[0],
  };
}

/** A user as auth-js expects it. */
export function toUser(row: UserWithFactors) {
  const metadata = row.raw_user_meta_data ?? {};
  return {
    id: row.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: row.email,
    email_confirmed_at: iso(row.email_confirmed_at),
    confirmed_at: iso(row.email_confirmed_at),
    phone: '',
    confirmation_sent_at: iso(row.confirmation_sent_at),
    recovery_sent_at: iso(row.recovery_sent_at),
    ...(row.email_change ? { new_email: row.email_change } : {}),
    email_change_sent_at: iso(row.email_change_sent_at),
    last_sign_in_at: iso(row.last_sign_in_at),
    app_metadata: row.raw_app_meta_data ?? {},
    user_metadata: metadata,
    identities: (row.identities ?? []).map(toIdentity),
    // As Supabase's server: no key where there is none, so that nothing tells the two apart.
    ...(row.factors ? { factors: row.factors.map(toFactor) } : {}),
    created_at: iso(row.created_at) ?? '',
    updated_at: iso(row.updated_at) ?? '',
    is_anonymous: false,
  };
}

/**
 * The answer to a sign-up that waits for its mail. Made from the request alone, so that a taken
 * address looks like a free one, down to the identities (threat A01).
 */
export function toPendingUser(id: string, person: NewPerson, now: Date) {
  const { email, metadata } = person;
  const at = now.toISOString();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [pendingIdentity(id, email, metadata, at)],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

function toFactor({ created_at, updated_at, ...factor }: FactorOfUser) {
  return {
    ...factor,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}

function iso(time: Date | null): string | undefined {
  return time?.toISOString();
}
