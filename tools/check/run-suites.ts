/**
 * Runs the checks and the suites in two lanes beside each other and adds them up: `npm test` what is dearest to lose,
 * in eight minutes; `npm run drill:tests` (`--all`) every test there is; `npm run check`
 * (`--no-browser`) those of `npm test` without a browser; `npm test -- <words>` the files of tests whose path holds one
 * of the words, whole, with `--database` those about the database alone. Ends with how many tables were held against their
 * source, which PostgreSQL ran, and one line `N passed, N failed`; the exit code is 1 when anything failed or a suite ran nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDrill } from '#tests/drill.ts';
import { poolerHere } from '#tests/database/pooler.ts';
import { findPostgres } from '#tests/database/find-postgres.ts';
import { ensureBuilt } from '#tools/launch/built-site.mjs';
import { paceNow } from './suites/machine-pace.ts';
import { runPart } from './suites/run-part.ts';
import type { SuiteResult } from './suites/suite-result.ts';
import { createSuites } from './suites/suites.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'faro-reports-'));
const pace = paceNow();
const suites = createSuites({ root, reports, pace });

const FORMAT = [
  'format',
  'node_modules/prettier/bin/prettier.cjs',
  '--check',
  '--log-level=warn',
  '.',
] as const;

const CHECKS = [
  // Several checkers each work out the same types: with one it takes three fifths of the processor.
  ['types', 'node_modules/typescript-7/bin/tsc', '--checkers', '1'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--quiet'],
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

/** The journeys that are taken again by two server processes in turn, where every test runs. */
const TWO_PROCESSES = [
  'tests/journey.spec.ts',
  'tests/mail-links.spec.ts',
  '--grep=es, 390 px: a guest|en, 1440 px: a guest|a forgotten password|a newer recovery link',
];

type Job = () => Promise<SuiteResult>;

/** Parts of the unit tests, for two lanes to share. */
const UNIT_SHARDS = ['1/3', '2/3', '3/3'];

async function main(): Promise<SuiteResult[]> {
  if (pace > 1.2) console.log(`this machine is ${pace.toFixed(1)} times slower than a quiet one`);
  if (words.length > 0) {
    const isDatabaseOnly = process.argv.includes('--database');
    return runPart(words, { root, suites, isDatabaseOnly, build: built });
  }
  const hasBrowser = !process.argv.includes('--no-browser');
  // Neither core waits for the other's last file: whichever lane is free takes what is next, the longest first.
  const waiting: Job[] = [
    () => suites.vitest('database'),
    ...CHECKS.map((check) => () => suites.check(check)),
    ...UNIT_SHARDS.map((shard) => () => suites.vitest('unit', [], shard)),
  ];
  if (isDrill) waiting.push(() => suites.check(FORMAT), ...(hasBrowser ? [twoProcesses] : []));
  const lanes = await Promise.all([take([], waiting), take(hasBrowser ? [browser] : [], waiting)]);
  return lanes.flat();
}

/** Runs the first ones, then what waits for a lane, until nothing is left. */
async function take(first: readonly Job[], waiting: Job[]): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const job of first) results.push(await job());
  for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job());
  return results;
}

/** Only a browser asks for the built site. */
async function browser(): Promise<SuiteResult> {
  await built();
  return suites.playwright('browser', isDrill ? [] : ['--grep=@gate']);
}

async function twoProcesses(): Promise<SuiteResult> {
  await built();
  // With a folder of its own: each run of Playwright empties the one it writes to.
  const args = [...TWO_PROCESSES, `--output=${join(reports, 'two-processes')}`];
  return suites.playwright('two processes', args, { JOURNEYS_ON: 'two-processes' });
}

let building: Promise<void> | undefined;

/** The site, built once for both lanes. */
function built(): Promise<void> {
  building ??= ensureBuilt(root, process.execPath);
  return building;
}

function summarize(results: readonly SuiteResult[]): void {
  for (const { name, failed, end } of results) {
    if (failed > 0 && end) console.log(`\n${name} failed, and ended with:\n${end}`);
  }
  console.log('\n  passed  failed  skipped');
  for (const { name, passed, failed, skipped, note } of results) {
    const numbers = [passed, failed, skipped].map((each) => String(each).padStart(8)).join('');
    console.log(`${numbers}   ${name}${note ? `: ${note}` : ''}`);
  }
}

/** Tables and records, whose sources are no part of the clone. */
function nameCompared(results: readonly SuiteResult[]): void {
  const sum = (key: 'held' | 'absent') =>
    results.reduce((total, { compared }) => total + (compared?.[key] ?? 0), 0);
  console.log(`\ncompared with its source: ${sum('held')}, sources absent: ${sum('absent')}`);
}

function nameDatabase(): void {
  const version = findPostgres()?.version ?? 'none';
  console.log(`database tested: PostgreSQL ${version}`);
}

function namePooler(): void {
  const version = poolerHere();
  console.log(
    version
      ? `pooler tested: PgBouncer ${version}`
      : 'pooler not tested: PgBouncer is not installed here',
  );
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const results = await main();
rmSync(reports, { recursive: true, force: true });
summarize(results);
nameCompared(results);
nameDatabase();
namePooler();
const total = (key: 'passed' | 'failed') => results.reduce((sum, each) => sum + each[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
