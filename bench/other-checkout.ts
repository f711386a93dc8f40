import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Another commit of this repository beside this one, with the built site of this one, and with its packages where both
 * have the same: enough to run its server in the same minute. Throws when the commit is not here.
 */
export function checkOut(commit: string): { root: string; remove(): void } {
  const here = resolve(import.meta.dirname, '..');
  const root = join(mkdtempSync(join(tmpdir(), 'faro-commit-')), 'checkout');
  const git = (...args: string[]) => execFileSync('git', ['-C', here, ...args], { stdio: 'pipe' });
  git('worktree', 'add', '--detach', root, commit);
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(here)) {
    symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
  } else {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root });
  }
  cpSync(join(here, 'dist'), join(root, 'dist'), { recursive: true });
  return { root, remove: () => void git('worktree', 'remove', '--force', root) };
}
