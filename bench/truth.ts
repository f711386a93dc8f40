// `npm run bench:truth`: twice 500 whole reports, page, PDF, mail and shared link in both languages, each read by a checker that shares no
// code with what tells them, nor with the other. Same seeds, same tables; ends with an error when a goal is missed. About ten minutes. `-- <folder>` writes
// the first ten reports there as text.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'tests/report/checker/whole-reports.drill.test.tsx',
    'tests/report/hostile/hostile-reader.drill.test.tsx',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DRILL: 'all', TRUTH_PAPERS: 'all', TRUTH_TEXTS: process.argv[2] ?? '' },
  },
);
process.exitCode = status ?? 1;
