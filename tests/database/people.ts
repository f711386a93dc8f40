import type { Database, Queries } from '#server/database/database.ts';

/** Access-token claims as far as the database looks at them. */
export type PersonClaims = {
  sub?: string;
  role: 'anon' | 'authenticated' | 'service_role';
  [claim: string]: unknown;
};

export type Person = { id: string; email: string; claims: PersonClaims & { sub: string } };

export const anonymous: PersonClaims = { role: 'anon' };

/** A confirmed account with its profile (made by the database's own trigger). */
export async function createPerson(
  database: Queries,
  who: { email?: string; metadata?: Record<string, unknown>; admin?: boolean } = {},
): Promise<Person> {
  const email = who.email ?? `${crypto.randomUUID()}@example.test`;
  const [user] = await database.query<{ id: string }>(
    `insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
     values ($1, now(), $2) returning id`,
    [email, who.metadata ?? { full_name: 'Test Person' }],
  );
  if (!user) throw new Error('no user was made');
  if (who.admin) {
    await database.query('select private.change_admin(null, $1, true, null)', [user.id]);
  }
  return {
    id: user.id,
    email,
    claims: { sub: user.id, role: 'authenticated', aud: 'authenticated', email },
  };
}

/** Runs each statement the way the data API does: as the role of the claims, in a transaction. */
export function asPerson(database: Database, claims: PersonClaims): Queries {
  return {
    query: (sql, params) =>
      database.transaction(async (tx) => {
        await tx.query(
          `select set_config('role', $1, true), set_config('request.jwt.claims', $2::text, true)`,
          [claims.role, JSON.stringify(claims)],
        );
        return tx.query(sql, params);
      }),
  };
}
