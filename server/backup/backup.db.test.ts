import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPerson } from '#tests/database/people.ts';
import { createPostgresDatabase, startDatabase } from '#tests/database/start-database.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { listAffected } from './list-affected.ts';
import { backupFiles } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** An empty machine: a data folder and an empty database. */
async function emptyMachine() {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-backup-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const url = await createPostgresDatabase();
  const open = () => openDatabase({ url, dataDir, log: () => {} });
  return { url, dataDir, kind: 'postgres' as const, open };
}

const emails = async (database: Database) =>
  (await database.query<{ email: string }>('select email from auth.users order by email')).map(
    ({ email }) => email,
  );

test('X18: an empty machine holds what was saved, and those erased since are erased again', async () => {
  const first = await emptyMachine();
  let database = await first.open();
  const ana = await createPerson(database, { email: 'ana@example.test' });
  await createPerson(database, { email: 'ben@example.test' });
  await database.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale, answers)
     values (gen_random_uuid(), $1, 'riasec', 1, 'full', 'es', '{"r01": 3}')`,
    [ana.id],
  );
  await database.close();
  const folder = join(first.dataDir, 'saved');
  const manifest = await takeBackup({ ...first, folder, now: new Date() });
  expect(manifest.tables['auth.users']?.rows).toBe(2);
  expect((await stat(join(folder, 'manifest.json'))).mode & 0o077).toBe(0);
  expect(await readFile(join(folder, 'manifest.json'), 'utf8')).not.toContain('example.test');

  database = await first.open();
  await database.query('select private.erase_person($1, now())', [ana.id]);
  await database.close();

  // Elsewhere, with nothing but the backup: the restored rows are checked against the manifest.
  const second = await emptyMachine();
  const again = { ...second, folder, ledgers: [], replace: false, now: new Date() };
  expect(await restoreBackup(again)).toEqual({ erasedAgain: 0, kept: undefined });
  database = await second.open();
  expect(await emails(database)).toEqual(['ana@example.test', 'ben@example.test']);
  await database.close();
  await expect(restoreBackup(again)).rejects.toThrow('is not empty');

  // Over the machine where she left: its own ledger knows.
  const over = { ...first, folder, ledgers: [], replace: true, now: new Date() };
  const { erasedAgain, kept } = await restoreBackup(over);
  expect(erasedAgain).toBe(1);
  expect(kept).toMatch(/before[-_]\d{14}$/);
  database = await first.open();
  expect(await emails(database)).toEqual(['ben@example.test']);
  await database.close();

  // And on a third one, by the copy of the ledger that was kept apart.
  const third = await emptyMachine();
  const ledgers = [join(first.dataDir, 'erasures.jsonl')];
  expect(
    await restoreBackup({ ...third, folder, ledgers, replace: false, now: new Date() }),
  ).toEqual({ erasedAgain: 1, kept: undefined });
});

test('X26, X27: what would destroy is refused before anything is touched', async () => {
  const machine = await emptyMachine();
  const database = await machine.open();
  await createPerson(database, { email: 'ana@example.test' });
  await database.close();
  const folder = join(machine.dataDir, 'saved');
  const backup = { ...machine, folder, now: new Date() };
  const { files } = await takeBackup(backup);
  await expect(takeBackup(backup)).rejects.toThrow('is there already');

  const restore = { ...backup, ledgers: [], replace: true };
  const served = await machine.open();
  await expect(restoreBackup(restore)).rejects.toThrow('in use');
  await served.close();

  const dump = join(folder, backupFiles.rows);
  await truncate(dump, Math.floor((files[backupFiles.rows]?.bytes ?? 0) / 2));
  await expect(restoreBackup(restore)).rejects.toThrow('is damaged');
  const after = await machine.open();
  expect(await emails(after)).toEqual(['ana@example.test']);
  await after.close();
});

test('P15: the list of people affected follows the table and the window', async () => {
  const database = await startDatabase();
  const ana = await createPerson(database, { email: 'ana@example.test' });
  await createPerson(database, { email: 'ben@example.test' });
  await database.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale, created_at, updated_at)
     values (gen_random_uuid(), $1, 'riasec', 1, 'full', 'es', '2026-11-20T10:00Z', '2026-11-20T11:00Z')`,
    [ana.id],
  );
  const listed = (from: string, to: string) =>
    listAffected(database, 'public.attempts', { from: new Date(from), to: new Date(to) });
  expect(await listed('2026-11-20T10:30Z', '2026-11-20T12:00Z')).toEqual([
    { id: ana.id, email: 'ana@example.test', locale: 'es', rows: 1 },
  ]);
  expect(await listed('2026-11-20T12:00Z', '2026-11-20T13:00Z')).toEqual([]);
  await expect(
    listAffected(database, 'private.rate_limits', { from: new Date(0), to: new Date() }),
  ).rejects.toThrow('no table with rows about people');
});
