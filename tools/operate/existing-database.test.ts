import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { existingDatabase, namedDatabase, toldPlace } from './existing-database.ts';

const open = (env: NodeJS.ProcessEnv) => existingDatabase(env, namedDatabase(env));

test('a folder without a database is refused, not filled with a new one', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'faro-place-'));
  expect(() => open({ DATA_DIR })).toThrow(`${DATA_DIR} holds no embedded database`);
  mkdirSync(join(DATA_DIR, 'postgres'));
  expect(open({ DATA_DIR })).toEqual({ url: undefined, dataDir: DATA_DIR });
  expect(open({ DATA_DIR, NODE_ENV: 'production' }).dataDir).toBe(DATA_DIR);
});

test.each([
  ['on a server', { NODE_ENV: 'production' }],
  ['beside a hosted project', { BACKEND_URL: 'https://abc.supabase.co', DATA_DIR: '/data' }],
])('where production is meant, a forgotten address is refused: %s', (_, env) => {
  expect(() => open(env)).toThrow('DATABASE_URL is missing: this is production');
  expect(open({ ...env, DATABASE_URL: ' postgres://db/faro ' }).url).toBe('postgres://db/faro');
});

test.each([
  ['postgres://faro:secret@db.example:6543/faro', 'Database: db.example:6543/faro'],
  ['postgres:///faro?host=/run/postgresql', 'Database: /run/postgresql/faro'],
  [undefined, 'Database: embedded, in /data/postgres'],
])('what is opened is told without a password: %s', (url, told) => {
  expect(toldPlace({ url, dataDir: '/data' })).toBe(told);
});
