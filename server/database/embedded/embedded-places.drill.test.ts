import {
  chmodSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anotherProcess, ask, dataFolder, open, pidIn } from '#tests/database/embedded-folders.ts';
import { openEmbedded } from './embedded.ts';
import { isServerOf } from './running-server.ts';

// Only what hangs takes so long: a cluster is made in each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

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

test('it runs where user namespaces are refused, and where no other user may enter', async () => {
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

test('a copy that lost its modes, and a number that went to another process, keep no server from starting', async () => {
  const dataDir = dataFolder();
  const { folder, close } = await open(dataDir);
  await close();
  chmodSync(join(folder, 'data'), 0o755);
  writeFileSync(join(folder, 'data/postmaster.pid'), `${process.pid}\n${join(folder, 'data')}\n`);
  const again = await open(dataDir);
  expect(await ask(again.url, 'select 1')).toBe(1);
});
