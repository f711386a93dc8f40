// A copy of the house in a scratch folder, in which recipes are followed and looked at; the house itself stays as it is.
import { execFile } from 'node:child_process';
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
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Recipe, Step } from './recipes.ts';

const root = resolve(import.meta.dirname, '../..');
/** Whole files that a developer who follows a recipe would write, at the paths at which the recipe wants them. */
const samples = join(import.meta.dirname, 'samples');
const notCopied =
  /^(node_modules|dist|\.git|\.data|\.cache|tests\/house\/samples)(\/|$)|\/planted-/;

export type Names = Readonly<Record<string, string>>;

export type ScratchHouse = {
  readonly folder: string;
  /** Does what the recipe says; the steps for which there was nothing to write. */
  follow(recipe: Recipe, names: Names): readonly Step[];
  /** Compiles what recipes wrote into content. */
  compile(): Promise<void>;
  /** Takes a step's lines away again, until what it returns is called. */
  leaveOut(step: Step, names: Names): () => void;
  /** As `file: message`, of the whole house or of these files with all that they import. */
  typeErrors(files?: readonly string[]): Promise<readonly string[]>;
  /** What the tests of instruments complain of, golden answer sheets and views included. */
  instrumentFaults(): Promise<string>;
  /** What a script of the copy prints on this Node; rejects with what it complained of. */
  run(script: string, ...args: string[]): Promise<string>;
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
    follow: (recipe, names) => recipe.steps.filter((step) => !take(folder, recipe, step, names)),
    async compile() {
      await run(folder, ['tools/content/compile.ts']);
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

async function typeErrors(folder: string, files?: readonly string[]): Promise<readonly string[]> {
  const compiler = join(folder, 'node_modules/typescript-7/bin/tsc');
  const project = join(folder, files ? 'tsconfig.part.json' : 'tsconfig.json');
  if (files) {
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  }
  const { stdout } = await ended(folder, [compiler, '-p', project, '--checkers', '1']);
  return stdout.split('\n').filter((line) => line.includes(': error TS'));
}

async function instrumentFaults(folder: string): Promise<string> {
  const tests = ['content/instruments', 'app/instruments/views.test.tsx'];
  const runner = join(folder, 'node_modules/vitest/vitest.mjs');
  const { isFault, stderr, stdout } = await ended(folder, [
    runner,
    'run',
    '--project=unit',
    ...tests,
  ]);
  return isFault ? stderr || stdout : '';
}

async function run(folder: string, args: readonly string[]): Promise<string> {
  const { isFault, stdout, stderr } = await ended(folder, args);
  if (isFault) throw new Error(stderr || stdout);
  return stdout;
}

/** What a program of this Node said, when it has ended. */
async function ended(cwd: string, args: readonly string[]) {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  try {
    return { isFault: false, ...(await promisify(execFile)(process.execPath, args, options)) };
  } catch (error) {
    const { stdout = '', stderr = String(error) } = said.parse(error);
    return { isFault: true, stdout, stderr };
  }
}

/** What a failed program leaves in its error. */
const said = z.object({ stdout: z.string().optional(), stderr: z.string().optional() });

/** The files that the samples of a recipe hold, at the paths that the recipe gives them. */
export function sampleFiles(title: string): readonly string[] {
  const folder = join(samples, title.toLowerCase().replaceAll(' ', '-'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
