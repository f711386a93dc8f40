import { dirname, delimiter, join } from 'node:path';
import { getChromium } from '#tools/launch/get-chromium.ts';
import { runCommand } from '#tools/launch/run-command.mjs';
import { browsersAtOnce } from './machine-pace.ts';
import {
  broken,
  playwrightResult,
  stepResult,
  vitestResult,
  type SuiteResult,
} from './suite-result.ts';

export type Suites = {
  /** A program that says all with its exit code. */
  check(step: readonly [name: string, ...args: string[]]): Promise<SuiteResult>;
  /** A project of `vitest.config.ts`, whole, or these files or this part of it (`1/3`). */
  vitest(project: string, files?: readonly string[], shard?: string): Promise<SuiteResult>;
  /** Browser tests: `args` are files and options of Playwright. */
  playwright(name: string, args: readonly string[], more?: NodeJS.ProcessEnv): Promise<SuiteResult>;
};

/** So much of what a suite prints is told again at the end of all, where it failed (characters). */
const KEPT = 6_000;

/** The suites of a clone; `reports` is a folder for what they came to, `pace` how many times longer they may wait. */
export function createSuites({
  root,
  reports,
  pace,
}: {
  root: string;
  reports: string;
  pace: number;
}): Suites {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // Whatever tests spawn as `node` is the runtime that runs this file.
    PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(
      delimiter,
    ),
    TEST_PACE: String(pace),
    DO_NOT_TRACK: '1',
    // Every process of a run reads the same files.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    // The compiler and the rules with types are Go programs: each suite has one core, and memory to sweep less often.
    GOMAXPROCS: '1',
    GOGC: '300',
  };
  /** Runs one, and keeps what it printed last. */
  async function run(
    label: string,
    args: readonly string[],
    judge: (exitCode: number) => SuiteResult,
    more: NodeJS.ProcessEnv = {},
  ): Promise<SuiteResult> {
    let end = '';
    const code = await runCommand(label, process.execPath, args, {
      cwd: root,
      env: { ...env, ...more },
      hear: (chunk) => (end = (end + chunk.toString()).slice(-KEPT)),
    });
    return { ...judge(code), end };
  }
  return {
    check: ([name, ...args]) => run(name, args, (code) => stepResult(name, code)),
    async vitest(project, files = [], shard) {
      const name = shard ? `${project} ${shard}` : project;
      const report = join(reports, `${name.replace('/', '-of-')}.json`);
      const args = ['run', '--project', project, '--maxWorkers=1', '--reporter=default'];
      args.push('--reporter=json', `--outputFile.json=${report}`, ...files);
      if (shard) args.push(`--shard=${shard}`);
      const all = ['node_modules/vitest/vitest.mjs', ...args];
      return run(`tests: ${name}`, all, (code) => vitestResult(name, report, code));
    },
    async playwright(name, args, more = {}) {
      const chromium = await getChromium(root);
      if (!chromium) return broken(name, 'no Chromium: set CHROMIUM_PATH, or install one');
      const report = join(reports, `${name}.json`);
      const given = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON: report, ...more };
      const program = 'node_modules/@playwright/test/cli.js';
      const all = [program, 'test', `--workers=${browsersAtOnce()}`, ...args];
      const judge = (code: number) => playwrightResult(name, report, code);
      return run(`tests: ${name}`, all, judge, given);
    },
  };
}
