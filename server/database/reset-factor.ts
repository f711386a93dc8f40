import type { Database } from './database.ts';

export type FactorReset = 'reset' | 'none' | 'unknown';

/**
 * Takes the second factor of the person with this address away, for the day when telephone and recovery
 * codes are lost: factors, codes and sessions go, the mailbox is told, and the audit has a row without an
 * actor, because it comes from the holder of the machine.
 */
export async function resetFactor(database: Database, email: string): Promise<FactorReset> {
  return database.transaction(async (tx) => {
    const [person] = await tx.query<{ id: string }>(
      'select id from auth.users where lower(email) = lower($1) and deleted_at is null',
      [email.trim()],
    );
    if (!person) return 'unknown';
    const [row] = await tx.query<{ done: boolean }>(
      `select private.reset_factor($1::uuid, 'command line') as done`,
      [person.id],
    );
    return row?.done ? 'reset' : 'none';
  });
}
