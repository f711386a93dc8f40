import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Another commit of this repository beside this one, with the packages and the built site of this one:
 * enough to run its server in the same minute. Throws when the commit is not here.
 */
export function checkOut(commit: string): { root: string; remove(): void } {
  const here = resolve(import.meta.dirname, '..');
  const root = join(mkdtempSync(join(tmpdir(), 'faro-commit-')), 'checkout');
  const git = (...args: string[]) => execFileSync('git', ['-C', here, ...args], { stdio: 'pipe' });
  git('worktree', 'add', '--detach', root, commit);
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(here, 'dist'), join(root, 'dist'), { recursive: true });
  return { root, remove: () => void git('worktree', 'remove', '--force', root) };
}
