import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const register = readRegister(readFileSync(join(root, 'docs/threats.md'), 'utf8'));
const ids = register.map(({ id }) => id);

/** What the code says in comments and titles: an id of the register, e.g. A15 or X02. */
const CITED = /\b[ADFHXP]\d{2}\b/g;
/** Kept for what is not built yet; the register says so. */
const reserved = ['X24', 'X25'];
const rooms = ['app', 'server', 'domain', 'supabase', 'tools', 'bench', 'lab', 'tests', 'docs'];

test('every threat has one row, with a place where it is met and a test that shows it', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(90);
  expect(register.filter(({ met, shown }) => met.length === 0 || shown.length === 0)).toEqual([]);
});

test('every id that the code cites stands in the register', () => {
  const strangers: string[] = [];
  for (const room of rooms) {
    for (const file of filesBelow(join(root, room))) {
      for (const [id] of readFileSync(file, 'utf8').matchAll(CITED)) {
        const isKnown = ids.includes(id) || reserved.includes(id);
        if (!isKnown) strangers.push(`${relative(root, file)}: ${id}`);
      }
    }
  }
  expect(strangers).toEqual([]);
});

describe.each(register)('$id', ({ id, met, shown }) => {
  test('names places that are there', () => {
    expect([...met, ...shown].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('is named by each test that is said to show it', () => {
    const silent = shown.filter((path) => !readFileSync(join(root, path), 'utf8').includes(id));
    expect(silent).toEqual([]);
  });
});

test('a row that names no test, or one that does not name it, would be seen', () => {
  const [row] = readRegister('### Z99 · Nobody\n\nNothing.\n\n- met: `server/app.ts`\n- shown: ');
  expect(row).toEqual({ id: 'Z99', met: ['server/app.ts'], shown: [] });
});

function readRegister(text: string): { id: string; met: string[]; shown: string[] }[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((row) => ({
      id: row.slice(0, 3),
      met: pathsIn(/^- met: (.*)$/m.exec(row)?.[1]),
      shown: pathsIn(/^- shown: (.*)$/m.exec(row)?.[1]),
    }));
}

function pathsIn(line = ''): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|sql|css|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
