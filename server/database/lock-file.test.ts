import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLockFile } from './lock-file.ts';

let dir: string;
let lock: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'faro-lock-'));
  lock = join(dir, 'server.lock');
});

afterEach(() => rmSync(dir, { recursive: true }));

const module = JSON.stringify(new URL('./lock-file.ts', import.meta.url).href);

/** Another process that takes the lock and holds it until it is killed. */
async function holder() {
  const program = `
    const { takeLockFile } = await import(${module});
    takeLockFile(${JSON.stringify(lock)});
    console.log('has it');
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second taker is refused in one line that names the process and the way out (X23)', async () => {
  const child = await holder();
  expect(() => takeLockFile(lock)).toThrow(
    new RegExp(`^DATA_DIR is in use by process ${child.pid} .*DATABASE_URL[^\n]*$`),
  );
  expect(readdirSync(dir)).toEqual(['server.lock']);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('the lock of a process that was killed is taken over (X23)', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = takeLockFile(lock);
  expect(() => takeLockFile(lock)).toThrow(`process ${process.pid} `);
  release();
  expect(readdirSync(dir)).toEqual([]);
});

test('a number that now belongs to another process does not keep us out', () => {
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, started: '1' }));
  expect(takeLockFile(lock)).not.toThrow();
});

test('our own number from before a restart of the container does not keep us out', () => {
  writeFileSync(lock, JSON.stringify({ pid: process.pid, started: '1' }));
  expect(takeLockFile(lock)).not.toThrow();
});

test('a lock file that is empty or torn is taken over', () => {
  for (const torn of ['', '{"pi']) {
    writeFileSync(lock, torn);
    expect(takeLockFile(lock)).not.toThrow();
  }
});

test('of many starts at one moment on a dead lock exactly one wins', async () => {
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  // Each lives on, holding or not, until all have had their try.
  const program = `
    const { takeLockFile } = await import(${module});
    try { takeLockFile(${JSON.stringify(lock)}); console.log('won'); } catch { console.log('lost'); }
    process.stdin.resume();`;
  const children = Array.from({ length: 5 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const said = await Promise.all(children.map((child) => once(child.stdout, 'data')));
  for (const child of children) child.stdin.end();
  await Promise.all(children.map((child) => once(child, 'exit')));
  expect(said.map(String).toSorted()).toEqual([...Array(4).fill('lost\n'), 'won\n']);
});
