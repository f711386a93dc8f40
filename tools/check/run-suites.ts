/**
 * Runs the checks and the suites in two lanes beside each other and adds them up: `npm test` all of them,
 * `npm run check` (`--no-browser`) those without a browser. Ends with which PostgreSQL ran and with one line
 * `N passed, N failed`; the exit code is 1 when anything failed or a suite ran nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { findPostgres } from '#tests/database/find-postgres.ts';
import { ensureBuilt } from '#tools/launch/built-site.mjs';
import { getChromium } from '#tools/launch/get-chromium.ts';
import { runCommand } from '#tools/launch/run-command.mjs';
import {
  broken,
  playwrightResult,
  stepResult,
  vitestResult,
  type SuiteResult,
} from './suite-result.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'faro-reports-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  // Whatever tests spawn as `node` is the runtime that runs this file.
  PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  ),
  DO_NOT_TRACK: '1',
};

const FORMAT = [
  'format',
  'node_modules/prettier/bin/prettier.cjs',
  '--check',
  '--log-level=warn',
  '.',
] as const;

const CHECKS = [
  ['types', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', '--noEmit'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--quiet'],
  [
    'boundaries',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config=.dependency-cruiser.cjs',
    'app',
    'server',
    'content',
    'domain',
    'supabase',
    'tools',
    'tests',
    'bench',
  ],
  ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress'],
  // What only tests use is dead, too.
  [
    'code without use',
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--production',
    '--config=knip.production.json',
    '--include=files,exports',
  ],
  ['database types', 'tools/build/db-types.ts', '--check'],
  ['mail templates', 'tools/build/mail-templates.ts', '--check'],
] as const;

/** The journeys that are taken again by two server processes in turn. */
const TWO_PROCESSES = [
  'tests/journey.spec.ts',
  'tests/mail-links.spec.ts',
  '--grep=es, 390 px: a guest|en, 1440 px: a guest|a forgotten password|a newer recovery link',
];

async function main(): Promise<SuiteResult[]> {
  // Neither core waits for the other's last file; most of a journey through a browser is waiting anyhow.
  const hasBrowser = !process.argv.includes('--no-browser');
  const lanes = await Promise.all([runChecks(hasBrowser), runOnDatabase(hasBrowser)]);
  return lanes.flat();
}

async function runChecks(hasBrowser: boolean): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const check of CHECKS) results.push(await runCheck(check));
  results.push(await runVitest('unit'));
  if (hasBrowser) {
    await built();
    // With a folder of its own: each run of Playwright empties the one it writes to.
    const output = `--output=${join(reports, 'two-processes')}`;
    results.push(await runPlaywright('two processes', [...TWO_PROCESSES, output]));
  }
  return results;
}

/** Only a browser asks for the built site. */
async function runOnDatabase(hasBrowser: boolean): Promise<SuiteResult[]> {
  if (hasBrowser) await built();
  const results = [await runCheck(FORMAT), await runVitest('database')];
  if (hasBrowser) results.push(await runPlaywright('browser', []));
  return results;
}

let building: Promise<void> | undefined;

/** The site, built once for both lanes. */
function built(): Promise<void> {
  building ??= ensureBuilt(root, process.execPath);
  return building;
}

async function runCheck([name, ...args]: readonly [string, ...string[]]): Promise<SuiteResult> {
  return stepResult(name, await node(name, args));
}

async function runVitest(project: string): Promise<SuiteResult> {
  const file = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--maxWorkers=1'];
  args.push('--reporter=default', '--reporter=json');
  const program = 'node_modules/vitest/vitest.mjs';
  const code = await node(`tests: ${project}`, [program, ...args, `--outputFile.json=${file}`]);
  return vitestResult(project, file, code);
}

async function runPlaywright(name: string, args: readonly string[]): Promise<SuiteResult> {
  const chromium = await getChromium(root);
  if (!chromium) return broken(name, 'no Chromium: set CHROMIUM_PATH, or install one');
  const report = join(reports, `${name}.json`);
  const more = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON: report,
    ...(name === 'browser' ? {} : { JOURNEYS_ON: 'two-processes' }),
  };
  const program = 'node_modules/@playwright/test/cli.js';
  const code = await node(`tests: ${name}`, [program, 'test', ...args], more);
  return playwrightResult(name, report, code);
}

function node(
  label: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<number> {
  return runCommand(label, process.execPath, args, { cwd: root, env: { ...env, ...more } });
}

function summarize(results: readonly SuiteResult[]): void {
  console.log('\n  passed  failed  skipped');
  for (const { name, passed, failed, skipped, note } of results) {
    const numbers = [passed, failed, skipped].map((each) => String(each).padStart(8)).join('');
    console.log(`${numbers}   ${name}${note ? `: ${note}` : ''}`);
  }
  const version = findPostgres()?.version ?? 'none';
  console.log(`\ndatabase tested: PostgreSQL ${version}`);
}

const results = await main();
rmSync(reports, { recursive: true, force: true });
summarize(results);
const total = (key: 'passed' | 'failed') => results.reduce((sum, each) => sum + each[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
