import type { Queries } from '#server/database/database.ts';
import type { Person } from './people.ts';

/** The claims of a session that began with the password, so many minutes ago. */
export async function signedIn(
  database: Queries,
  person: Person,
  { minutesAgo = 0, method = 'password' } = {},
): Promise<Person['claims']> {
  const [session] = await database.query<{ id: string }>(
    `insert into auth.sessions (user_id, aal, created_at, user_agent)
     values ($1, 'aal1', now() - $2 * interval '1 minute', 'A browser') returning id`,
    [person.id, minutesAgo],
  );
  await database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)`,
    [session?.id, method],
  );
  return { ...person.claims, session_id: session?.id };
}

/** The claims of a session that used the password and a second factor, which is made if there is none. */
export async function signedInWithFactor(
  database: Queries,
  person: Person,
  {
    minutesAgo = 0,
    codeMinutesAgo = minutesAgo,
  }: { minutesAgo?: number; codeMinutesAgo?: number } = {},
): Promise<Person['claims']> {
  const factor = await giveFactor(database, person);
  const claims = await signedIn(database, person, { minutesAgo });
  await database.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    claims['session_id'],
    factor,
  ]);
  await database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, 'totp', now() - $2 * interval '1 minute', now() - $2 * interval '1 minute')`,
    [claims['session_id'], codeMinutesAgo],
  );
  return { ...claims, aal: 'aal2' };
}

/** A second factor that counts, for tests that are not about its codes. Its id. */
export async function giveFactor(database: Queries, person: { id: string }): Promise<string> {
  const [known] = await database.query<{ id: string }>(
    `select id from auth.mfa_factors where user_id = $1 and status = 'verified'`,
    [person.id],
  );
  if (known) return known.id;
  const [made] = await database.query<{ id: string }>(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, '', 'totp', 'verified', now(), now(), 'v1.locked') returning id`,
    [person.id],
  );
  if (!made) throw new Error('no factor was made');
  return made.id;
}
