// What counts as code where sizes and repeats are measured: not what is data, not tests.
import { sources } from './clone-files.ts';

export type CodeFile = { readonly path: string; readonly lines: readonly string[] };

/** Words, items, figures and what is generated: as long as there is to say. */
const data: readonly RegExp[] = [
  /^content\/dictionaries\/(es|en)\//,
  /^content\/sentences\/[^/]+\/(es|en)\//,
  /^content\/instruments\/([^/]+\/)?(v\d+|words)\//,
  /^content\/pathway\//,
  /^content\/tuition\/tuition-figures\.ts/,
  /^supabase\//,
];
const testFile = /\.(test|spec)\.tsx?$/;
const generated = /^supabase\/database\.types\.ts$/;
/** Samples are what a developer who follows a recipe would write. */
const samples = /^tests\/house\/samples\//;

const written: readonly CodeFile[] = sources
  .filter(({ path }) => /\.(tsx?|mjs|cjs)$/.test(path) && !samples.test(path))
  .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n') }));

export const testFiles = written.filter(({ path }) => isTest(path));

export const codeFiles = written.filter(
  ({ path }) => !isTest(path) && !data.some((pattern) => pattern.test(path)),
);

/** Written by hand and no test: words, items and helpers of tests as well. */
export const everyFile = written.filter(
  ({ path }) => !testFile.test(path) && !generated.test(path),
);

/** Tests, and what only they use. */
function isTest(path: string): boolean {
  return path.startsWith('tests/') || testFile.test(path);
}
