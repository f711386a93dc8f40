// What a page that may show a door brings before it is known who asks: no library that reads answers.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const STATIC = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

/** Packages and files that a file needs before it runs; what it imports on demand, or for types alone, is not followed. */
function neededBy(start: string): Set<string> {
  const seen = new Set<string>();
  const rest = [start];
  for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    if (!/\.tsx?$/.test(path) || !existsSync(new URL(path, root))) continue;
    for (const [, from, bare] of readFileSync(new URL(path, root), 'utf8').matchAll(STATIC)) {
      const name = from ?? bare ?? '';
      if (name.startsWith('#')) rest.push(name.slice(1));
      else rest.push(name.startsWith('.') ? posix.join(posix.dirname(path), name) : name);
    }
  }
  return seen;
}

test.each(['admin', 'editor', 'invitation', 'meeting', 'centre', 'auth', 'shared-result'])(
  'the page %s parses with no library before it is known who asks',
  (page) => {
    const needed = neededBy(`app/pages/${page}.tsx`);
    expect(needed.size).toBeGreaterThan(10);
    expect([...needed].filter((name) => name.startsWith('zod'))).toEqual([]);
  },
);

test('a shared link is opened without the readers of what it may show', () => {
  const needed = neededBy('app/pages/shared-result.tsx');
  expect([...needed].filter((name) => /attempt-row|merged-attempts|guest-link/.test(name))).toEqual(
    [],
  );
});
