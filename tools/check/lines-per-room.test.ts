import { expect, test } from 'vitest';
import { linesPerRoom, longerThan } from './lines-per-room.ts';

const files = [
  { path: 'app/a.tsx', lines: 10 },
  { path: 'app/b.ts', lines: 300 },
  { path: 'app/c.mjs', lines: 20 },
  { path: 'app/b.test.ts', lines: 400 },
  { path: 'app/b.spec.ts', lines: 5 },
  { path: 'app/d.css', lines: 7 },
  { path: 'supabase/e.sql', lines: 8 },
];

test('code, tests, styles and SQL of a room are counted apart', () => {
  expect(linesPerRoom(files, ['app', 'supabase'])).toEqual([
    {
      room: 'app',
      files: 3,
      code: 330,
      css: 7,
      sql: 0,
      testFiles: 2,
      tests: 405,
      median: 20,
      p90: 20,
      longest: 300,
    },
    {
      room: 'supabase',
      files: 0,
      code: 0,
      css: 0,
      sql: 8,
      testFiles: 0,
      tests: 0,
      median: 0,
      p90: 0,
      longest: 0,
    },
  ]);
});

test('long files of code are named, tests are not', () => {
  expect(longerThan(files, 250)).toEqual([{ path: 'app/b.ts', lines: 300 }]);
});
