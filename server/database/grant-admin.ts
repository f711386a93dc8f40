import type { Database } from './database.ts';

export type AdminChange = 'granted' | 'revoked' | 'unchanged' | 'unknown' | 'last';

/** The addresses of all admins, in alphabetical order. */
export async function listAdmins(database: Database): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    `select u.email from public.profiles p join auth.users u on u.id = p.id
     where p.is_admin order by u.email`,
  );
  return rows.map((row) => row.email);
}

/**
 * Makes the person with this address an admin, or no longer one; written to the audit without an
 * actor, because it comes from the holder of the machine.
 */
export async function changeAdmin(
  database: Database,
  email: string,
  makeAdmin: boolean,
): Promise<AdminChange> {
  return database
    .transaction(async (tx) => {
      const [person] = await tx.query<{ id: string; is_admin: boolean }>(
        `select p.id, p.is_admin from public.profiles p join auth.users u on u.id = p.id
       where lower(u.email) = lower($1)`,
        [email.trim()],
      );
      if (!person) return 'unknown';
      if (person.is_admin === makeAdmin) return 'unchanged';
      await tx.query(`select private.change_admin(null, $1, $2, 'command line')`, [
        person.id,
        makeAdmin,
      ]);
      return makeAdmin ? ('granted' as const) : ('revoked' as const);
    })
    .catch((error: unknown) => {
      // PT409: the database keeps the last admin.
      if (error instanceof Error && 'code' in error && error.code === 'PT409') return 'last';
      throw error;
    });
}

/** Whether the person with this address has a second factor that counts, without which no admin function answers. */
export async function hasSecondFactor(database: Database, email: string): Promise<boolean> {
  const found = await database.query(
    `select 1 from auth.mfa_factors f join auth.users u on u.id = f.user_id
     where lower(u.email) = lower($1) and f.status = 'verified'`,
    [email.trim()],
  );
  return found.length > 0;
}
