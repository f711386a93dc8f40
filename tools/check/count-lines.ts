/**
 * `npm run count:lines`: how many lines of code each room has, tests, styles and SQL apart, how long its files are, and which
 * files of code have more than 250 lines. What is generated into `content` is left out; tables and words of `content`
 * are not.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linesPerRoom, longerThan, type SizedFile } from './lines-per-room.ts';

const rooms = ['app', 'server', 'domain', 'content', 'tools', 'bench', 'tests', 'supabase'];
const MOST_LINES = 250;

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx,mjs,css,sql}`, { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('content/compiled/'))
  .map((path): SizedFile => {
    const text = readFileSync(join(root, path), 'utf8').replace(/\n$/, '');
    return { path, lines: text === '' ? 0 : text.split('\n').length };
  });

const rows = linesPerRoom(files, rooms);
const columns = [
  'files',
  'code',
  'median',
  'p90',
  'longest',
  'testFiles',
  'tests',
  'css',
  'sql',
] as const;
print('room', ['files', 'code', 'median', 'p90', 'longest', 'test files', 'tests', 'css', 'sql']);
for (const row of rows)
  print(
    row.room,
    columns.map((column) => row[column]),
  );
const sum = (column: 'files' | 'code' | 'testFiles' | 'tests' | 'css' | 'sql') =>
  rows.reduce((total, row) => total + row[column], 0);
print('all', [
  sum('files'),
  sum('code'),
  '',
  '',
  '',
  sum('testFiles'),
  sum('tests'),
  sum('css'),
  sum('sql'),
]);

const long = longerThan(files, MOST_LINES);
console.log(`\n${long.length} files of code have more than ${MOST_LINES} lines`);
for (const { path, lines } of long) console.log(`${String(lines).padStart(6)}  ${path}`);

function print(name: string, cells: readonly (string | number)[]): void {
  console.log(name.padEnd(10) + cells.map((cell) => String(cell).padStart(11)).join(''));
}
