// A copy of the house in a scratch folder, in which recipes are followed and looked at; the house itself stays as it is.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { Recipe, Step } from './recipes.ts';

const root = resolve(import.meta.dirname, '../..');
/** Whole files that a developer who follows a recipe would write, at the paths at which the recipe wants them. */
const samples = join(import.meta.dirname, 'samples');
const notCopied =
  /^(node_modules|dist|\.git|\.data|\.cache|tests\/house\/samples)(\/|$)|\/planted-/;

export type Names = Readonly<Record<string, string>>;

export type ScratchHouse = {
  readonly folder: string;
  /** Does what the recipe says; resolves the steps for which there was nothing to write. */
  follow(recipe: Recipe, names: Names): readonly Step[];
  /** Takes a step's lines away again, until what it returns is called. */
  leaveOut(step: Step, names: Names): () => void;
  /** As `file: message`, of the whole house or of these files with all that they import. */
  typeErrors(files?: readonly string[]): readonly string[];
  /** What the tests of instruments complain of, golden answer sheets and views included. */
  instrumentFaults(): string;
  /** Runs a script of the copy on this Node. @throws Error with what it complained of. */
  run(script: string, ...args: string[]): string;
  remove(): void;
};

export function createScratchHouse(): ScratchHouse {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-house-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !notCopied.test(relative(root, path)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    follow(recipe, names) {
      const left = recipe.steps.filter((step) => !take(folder, recipe, step, names));
      if (recipe.steps.some(({ path }) => path.endsWith('.yaml')))
        run(folder, ['tools/content/compile.ts']);
      return left;
    },
    leaveOut(step, names) {
      const file = join(folder, filled(step.path, names));
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, withoutLines(whole, step, names));
      return () => writeFileSync(file, whole);
    },
    typeErrors: (files) => typeErrors(folder, files),
    instrumentFaults: () => instrumentFaults(folder),
    run: (script, ...args) => run(folder, [join(folder, script), ...args]),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Says whether there was anything to write. */
function take(folder: string, { title }: Recipe, step: Step, names: Names): boolean {
  const path = filled(step.path, names);
  const target = join(folder, path);
  if (step.beside) {
    const text = readFileSync(target, 'utf8');
    writeFileSync(target, withLines(text, step, names));
    return true;
  }
  if (step.code !== undefined) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${filled(step.code, names)}\n`);
    return true;
  }
  const sample = join(samples, title.toLowerCase().replaceAll(' ', '-'), path);
  if (!existsSync(sample)) return false;
  cpSync(sample, target, { recursive: true });
  return true;
}

/** @throws Error when what the new lines stand beside is not there, or there more than once. */
function withLines(text: string, step: Step, names: Names): string {
  const place = placeOf(text, step, names);
  return text.slice(0, place) + written(text, step, names) + text.slice(place);
}

function withoutLines(text: string, step: Step, names: Names): string {
  return text.replace(written(text, step, names), () => '');
}

/** Where new lines begin. */
function placeOf(text: string, { path, beside }: Step, names: Names): number {
  const { side, line } = beside ?? { side: 'below', line: '' };
  const wanted = filled(line, names).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const places = [
    ...text.matchAll(
      side === 'after' ? new RegExp(wanted, 'g') : new RegExp(`^ *${wanted}\n`, 'gm'),
    ),
  ];
  const [place] = places;
  if (!place || places.length > 1)
    throw new Error(`${filled(path, names)} has ${places.length} times ${filled(line, names)}`);
  return side === 'above' ? place.index : place.index + place[0].length;
}

/** The new lines, indented like the one that they stand beside. */
function written(text: string, { beside, code = '' }: Step, names: Names): string {
  if (beside?.side === 'after') return filled(code, names);
  const wanted = filled(beside?.line ?? '', names);
  const line = text.split('\n').find((each) => each.trim() === wanted) ?? '';
  const opens = beside?.side === 'below' && /[[{(:]$/.test(line) ? '  ' : '';
  const indent = (/^ */.exec(line)?.[0] ?? '') + opens;
  return `${filled(code, names).replace(/^(?=.)/gm, indent)}\n`;
}

/** A placeholder that has no name stays as it is: types have brackets too. */
function filled(text: string, names: Names): string {
  return text.replace(/<([A-Za-z-]+)>/g, (whole, name: string) => names[name] ?? whole);
}

function typeErrors(folder: string, files?: readonly string[]): readonly string[] {
  const compiler = join(folder, 'node_modules/typescript-7/bin/tsc');
  const project = join(folder, files ? 'tsconfig.part.json' : 'tsconfig.json');
  if (files) {
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  }
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--incremental', '--tsBuildInfoFile', `${project}.types`],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.split('\n').filter((line) => line.includes(': error TS'));
}

function instrumentFaults(folder: string): string {
  const tests = ['content/instruments', 'app/instruments/views.test.tsx'];
  const runner = join(folder, 'node_modules/vitest/vitest.mjs');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [runner, 'run', '--project=unit', ...tests],
    { cwd: folder, encoding: 'utf8' },
  );
  return status === 0 ? '' : stderr || stdout;
}

function run(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr || stdout);
  return stdout;
}

/** The files that the samples of a recipe hold, at the paths that the recipe gives them. */
export function sampleFiles(title: string): readonly string[] {
  const folder = join(samples, title.toLowerCase().replaceAll(' ', '-'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
