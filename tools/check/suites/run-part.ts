import { globSync } from 'node:fs';
import type { Suites } from './suites.ts';
import { broken, type SuiteResult } from './suite-result.ts';

/** Files of tests by the suite that runs them. */
export type Part = { unit: string[]; database: string[]; browser: string[] };

/** The files of tests whose path holds one of the words. */
export function partOf(words: readonly string[], paths: readonly string[]): Part {
  const found = paths.filter((path) => words.some((word) => path.includes(word)));
  const browser = found.filter((path) => path.endsWith('.spec.ts'));
  const database = found.filter((path) => path.endsWith('.db.test.ts'));
  const unit = found.filter((path) => !browser.includes(path) && !database.includes(path));
  return { unit, database, browser };
}

/** Runs them, the quick ones first; `build` is called before the first one that wants the built site. */
export async function runPart(
  words: readonly string[],
  {
    root,
    suites,
    isDatabaseOnly,
    build,
  }: { root: string; suites: Suites; isDatabaseOnly: boolean; build: () => Promise<void> },
): Promise<SuiteResult[]> {
  const all = partOf(words, testFiles(root));
  const part = isDatabaseOnly ? { ...all, unit: [], browser: [] } : all;
  const results: SuiteResult[] = [];
  if (part.unit.length > 0) results.push(await suites.vitest('unit', part.unit));
  if (part.database.length > 0) results.push(await suites.vitest('database', part.database));
  if (part.browser.length > 0) {
    await build();
    results.push(await suites.playwright('browser', part.browser));
  }
  if (results.length > 0) return results;
  return [broken(words.join(' '), 'no file of tests has this in its path')];
}

function testFiles(root: string): string[] {
  const pattern =
    '{app,server,content,domain,supabase,tools,bench,lab,tests}/**/*.{test,spec}.{ts,tsx}';
  return globSync(pattern, { cwd: root }).filter((path) => !path.includes('house/samples'));
}
