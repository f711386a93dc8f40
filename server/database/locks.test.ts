import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locks } from './locks.ts';
import { readMigrations } from './migrations.ts';

type Taken = { key: string; by: string };

/** The locks that a file of SQL takes, and the function that takes each. */
function locksIn(sql: string): Taken[] {
  return [...sql.matchAll(/pg_(?:try_)?advisory\w*\((.*)\);/g)].map(({ index, 1: key = '' }) => {
    const functions = [
      ...sql.slice(0, index).matchAll(/create (?:or replace )?function ([\w.]+)/g),
    ];
    return {
      // Whose id it is has another name in each function.
      key: key.replace(/(hash\w+)\(.+?(, \d+)?\)$/, (_, hash, seed = '') => `${hash}($1${seed})`),
      by: functions.at(-1)?.[1] ?? 'no function',
    };
  });
}

const registered = Object.values<{ key: string; functions?: readonly string[] }>(locks);

test('every lock of the migrations is in the register, with the function that takes it', () => {
  const sources = readMigrations().map(({ sql }) => sql);
  const taken = sources.flatMap(locksIn);
  expect(taken).toHaveLength(sources.join('').match(/advisory_/g)?.length ?? 0);
  const known = registered.flatMap(({ key, functions = [] }) =>
    functions.map((by) => ({ key, by })),
  );
  const inOrder = (all: readonly Taken[]) =>
    [...new Set(all.map(({ by, key }) => `${by}: ${key}`))].toSorted();
  expect(inOrder(taken)).toEqual(inOrder(known));
});

test('no two purposes share a number', () => {
  const keys = registered.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the server takes locks by their names', () => {
  const server = join(import.meta.dirname, '..');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/.test(file) && !/\.test\./.test(file))
    .filter((file) => readFileSync(join(server, file), 'utf8').includes('pg_advisory'));
  expect(files).toEqual(['database/locks.ts']);
});
