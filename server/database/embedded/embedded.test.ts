import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { openPostgres, readAddress } from '../postgres.ts';
import { openEmbedded } from './embedded.ts';
import { isServerOf } from './running-server.ts';

// Only what hangs takes so long: a cluster is made in each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

/** A data folder, which goes with whatever still runs on it. */
function dataFolder(...below: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'faro-embedded-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 20 }));
  return join(root, ...below);
}

async function open(dataDir: string) {
  const embedded = await openEmbedded(dataDir);
  onTestFinished(() => embedded.close());
  return embedded;
}

const pidIn = (folder: string) =>
  Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

async function ask(url: string, statement: string): Promise<unknown> {
  const address = readAddress('url', url);
  const sql = postgres(address.url, { ...address.socket, max: 1, onnotice: () => {} });
  try {
    const [row] = await sql.unsafe(statement);
    return Object.values(row ?? {})[0];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Another process that uses the database of a folder until it is killed or told to leave. */
async function anotherProcess(dataDir: string) {
  const code = `import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    const { url, close } = await openEmbedded(process.argv[1]);
    console.log(url);
    process.once('SIGTERM', () => close().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: String(url),
    async end(signal: NodeJS.Signals) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

test('nobody gets in but by the password of the site, and nobody is the superuser', async () => {
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

test('whose user was killed ends by itself; until then the next one takes it over', async () => {
  const dataDir = dataFolder();
  const first = await anotherProcess(dataDir);
  const folder = join(dataDir, 'postgres');
  const pid = pidIn(folder);
  await ask(first.url, 'create table kept (id int)');
  await first.end('SIGKILL');
  const second = await anotherProcess(dataDir);
  expect(await ask(second.url, `select to_regclass('kept')::text`)).toBe('kept');
  const next = pidIn(folder);
  await second.end('SIGKILL');
  await expect.poll(() => isServerOf(next, folder), { timeout: 60_000 }).toBe(false);
  expect(isServerOf(pid, folder)).toBe(false);
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

test('it runs in a deep folder with spaces and accents, by a short socket that goes with it', async () => {
  const dataDir = dataFolder('añada y más, "cosas"', 'x'.repeat(200), 'datos');
  const { url, folder, close } = await open(dataDir);
  const sockets = new URL(url).searchParams.get('host') ?? '';
  expect(sockets.length).toBeLessThan(90);
  expect(statSync(sockets).mode & 0o077).toBe(0);
  process.kill(pidIn(folder), 'SIGKILL');
  await expect.poll(() => ask(url, 'select 1').catch(() => 0), { timeout: 60_000 }).toBe(1);
  await close();
  expect(existsSync(sockets)).toBe(false);
});

test('it runs where user namespaces are refused, and where nobody else may enter', async () => {
  const programs = dataFolder('programs');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const dataDir = dataFolder('only-mine', 'datos');
  mkdirSync(join(dataDir, '..'), { mode: 0o700 });
  const before = process.env['PATH'];
  process.env['PATH'] = `${programs}:${before}`;
  onTestFinished(() => void (process.env['PATH'] = before));
  const { url, folder, close } = await openEmbedded(dataDir);
  // Root keeps it elsewhere then, as another user; the way there is in the data folder.
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  expect(await ask(url, 'select 1')).toBe(1);
  expect(statSync(folder).uid).not.toBe(0);
  expect(realpathSync(join(dataDir, 'postgres'))).toBe(folder);
});

test('a copy that lost its modes, and a number that went to another process, keep nobody from starting', async () => {
  const dataDir = dataFolder();
  const { folder, close } = await open(dataDir);
  await close();
  chmodSync(join(folder, 'data'), 0o755);
  writeFileSync(join(folder, 'data/postmaster.pid'), `${process.pid}\n${join(folder, 'data')}\n`);
  const again = await open(dataDir);
  expect(await ask(again.url, 'select 1')).toBe(1);
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
