import type { Queries } from '#server/database/database.ts';
import type { Person, PersonClaims } from './people.ts';

/** The claims of a session that began with the password, so many minutes ago. */
export async function signedIn(
  database: Queries,
  person: Person,
  { minutesAgo = 0, method = 'password' } = {},
): Promise<PersonClaims> {
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
