import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import { writeAtomically } from '#server/database/write-atomically.ts';

const ledgerLine = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), at: z.iso.datetime() });

/** The people erased, as hashes, and when. */
export type LedgerLine = z.infer<typeof ledgerLine>;

export async function readLedger(queries: Queries): Promise<LedgerLine[]> {
  const rows = await queries.query<{ hash: string; at: Date }>(
    'select hash, at from private.erasures order by at, hash',
  );
  return rows.map(({ hash, at }) => ({ hash, at: at.toISOString() }));
}

/**
 * Copies the ledger to a file beside the database: a restore needs the lines that are younger than
 * the backup, and those are not in it. Hashes of random ids, so the file may be kept anywhere.
 */
export async function keepLedgerCopy(queries: Queries, path: string): Promise<void> {
  const lines = await readLedger(queries);
  await writeAtomically(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** The lines of such a file; none when there is no file. Throws when a line is no line of a ledger. */
export async function readLedgerCopy(path: string): Promise<LedgerLine[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ledgerLine.parse(JSON.parse(line)));
}

/** Adds lines to the ledger and erases those of them that are there. Returns how many were. */
export async function replayLedger(
  queries: Queries,
  lines: readonly LedgerLine[],
): Promise<number> {
  for (const { hash, at } of lines) {
    await queries.query(
      'insert into private.erasures (hash, at) values ($1, $2::timestamptz) on conflict (hash) do nothing',
      [hash, at],
    );
  }
  const erased = await queries.query(
    `select private.erase_person(person.id, ledger.at) from auth.users as person
     join private.erasures as ledger on ledger.hash = private.erasure_hash(person.id)`,
  );
  return erased.length;
}
