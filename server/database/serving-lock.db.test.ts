import { expect, onTestFinished, test, vi } from 'vitest';
import { createPostgresDatabase } from '#tests/database/start-database.ts';
import { openDatabase } from './database.ts';
import { takeLockAlone } from './locks.ts';
import { openPostgres } from './postgres.ts';
import { holdServingLock } from './serving-lock.ts';

test('X27: servers share the lock, a restore has it alone, and a lost one is taken again', async () => {
  const url = await createPostgresDatabase();
  const releases = [await holdServingLock(url), await holdServingLock(url)];
  const restore = await openPostgres(url, 1);
  onTestFinished(() => restore.close());
  expect(await takeLockAlone(restore, 'serving')).toBe(false);

  const held = async () => {
    const rows = await restore.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and classid = 7204 and objid = 2 and granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await held();
  expect(before).toHaveLength(2);
  await restore.query('select pg_terminate_backend($1)', [before[0]]);
  await vi.waitUntil(
    async () => {
      const now = await held();
      return now.length === 2 && now.some((pid) => !before.includes(pid));
    },
    { timeout: 50_000, interval: 100 },
  );

  for (const release of releases) await release();
  await vi.waitUntil(async () => takeLockAlone(restore, 'serving'), { timeout: 50_000 });
  await expect(holdServingLock(url)).rejects.toThrow('is being restored');
  await expect(openDatabase({ url, dataDir: '', log: () => {} })).rejects.toThrow(
    'is being restored',
  );
});
