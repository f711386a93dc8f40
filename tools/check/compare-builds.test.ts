import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Builds of one page. */
function madeBuilds(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), `<!doctype html><p>${text}</p>`);
  }
  return folder;
}

test('the command fails while a difference is left that is not named', () => {
  const cwd = madeBuilds({ before: 'The Wedge has 7 words', after: 'The Edge has 7 words' });
  const named = { difference: '^text: "Wedge" → "Edge"$', reason: 'a typing mistake' };
  writeFileSync(join(cwd, 'allow.json'), JSON.stringify([named]));
  const script = resolve(import.meta.dirname, 'compare-builds.ts');
  const compare = (...args: string[]) =>
    spawnSync(process.execPath, [script, 'before', 'after', ...args], { cwd, encoding: 'utf8' });
  const failed = compare();
  expect(failed.stdout).toContain('text: "Wedge" → "Edge"  (1× in 1 file)');
  expect(failed.status).toBe(1);
  expect(compare('--allow', 'allow.json').status).toBe(0);
});
