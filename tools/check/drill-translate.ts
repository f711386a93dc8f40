// npm run drill:translate [-- rounds]: every way through the site that tests take translated, in every manner of translating
// and on every kind of page, with other moments in each round (threat X31). Needs the built site and a browser.
import { spawnSync } from 'node:child_process';

const rounds = Number(process.argv[2] ?? 1);
if (!(rounds >= 1)) throw new Error('how many rounds? npm run drill:translate -- 3');

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'tests/translated-pages.spec.ts', '--retries=0'],
  { stdio: 'inherit', env: { ...process.env, TRANSLATE_ROUNDS: String(rounds) } },
);
process.exitCode = status ?? 1;
