import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anotherProcess, ask, dataFolder, open, pidIn } from '#tests/database/embedded-folders.ts';
import { openDatabase } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { openEmbedded } from './embedded.ts';
import { isServerOf } from './running-server.ts';

// Only what hangs takes so long: a cluster is made in each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

test('the password of the site is the only way in, and the superuser has none', async () => {
  const { url, folder } = await open(dataFolder());
  expect(statSync(folder).mode & 0o077).toBe(0);
  const [role, settings] = [
    await ask(url, `select rolname || ' ' || rolsuper from pg_roles where rolname = current_user`),
    await ask(url, `select current_setting('listen_addresses') || current_setting('fsync')`),
  ];
  expect([role, settings]).toEqual(['faro false', 'on']);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  wrong.username = 'superuser';
  await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28000' });
});

test('X23: two processes share one server, and the last to leave ends it', async () => {
  const dataDir = dataFolder();
  const { url, folder, close } = await open(dataDir);
  const other = await anotherProcess(dataDir);
  expect(other.url).toBe(url);
  const pid = pidIn(folder);
  await close();
  expect(await ask(url, 'select 1')).toBe(1);
  await other.end('SIGTERM');
  expect(isServerOf(pid, folder)).toBe(false);
  expect(existsSync(join(folder, 'data/postmaster.pid'))).toBe(false);
});

test('one that is killed is started again at the same address, and has what was kept', async () => {
  const { url, folder } = await open(dataFolder());
  const database = await openPostgres(url, 2);
  onTestFinished(() => database.close());
  await database.script('create table kept (id int); insert into kept values (1)');
  process.kill(pidIn(folder), 'SIGKILL');
  const count = () => ask(url, 'select count(*)::int from kept').catch(() => undefined);
  await expect.poll(count, { timeout: 60_000 }).toBe(1);
  expect(await database.query('select id from kept')).toEqual([{ id: 1 }]);
});

test('a database of another major, and one of PGlite, are refused in a line that names the command', async () => {
  const other = dataFolder();
  mkdirSync(join(other, 'postgres/data'), { recursive: true });
  writeFileSync(join(other, 'postgres/data/PG_VERSION'), '12\n');
  await expect(openEmbedded(other)).rejects.toThrow(
    /PostgreSQL 12, and here is .* npm run carry-over/,
  );
  const earlier = dataFolder();
  mkdirSync(join(earlier, 'pglite'), { recursive: true });
  const opened = openDatabase({ url: undefined, dataDir: earlier, log: () => {} });
  await expect(opened).rejects.toThrow(/PGlite.*npm run carry-over/);
  expect(existsSync(join(earlier, 'postgres'))).toBe(false);
});
