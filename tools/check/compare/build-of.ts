import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { npm } from '#tools/launch/installation.mjs';
import { runCommand } from '#tools/launch/run-command.mjs';

/**
 * The folder of a build: one that is named (`dist`, or what has one), or that of a commit of `root`, built in a temporary
 * folder which goes when this process ends. Throws where it is neither, or the build fails.
 */
export async function buildOf(named: string, root: string): Promise<string> {
  if (existsSync(named) && statSync(named).isDirectory()) {
    const dist = join(named, 'dist');
    return resolve(existsSync(dist) ? dist : named);
  }
  const commit = commitOf(named, root);
  const clone = mkdtempSync(join(tmpdir(), 'faro-build-'));
  // Also when the build is interrupted.
  process.once('exit', () => rmSync(clone, { recursive: true, force: true }));
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, clone);
  git(clone, 'checkout', '--quiet', '--detach', commit);
  linkPackages(root, clone);
  const code = await runCommand(`building ${commit.slice(0, 8)}`, ...npm(['run', 'build']), {
    cwd: clone,
    out: process.stderr,
  });
  if (code !== 0) throw new Error(`${named} could not be built; the lines above say why`);
  return join(clone, 'dist');
}

function commitOf(named: string, root: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${named}^{commit}`);
  } catch {
    throw new Error(`${named} is neither a folder nor a commit`);
  }
}

/**
 * Gives a clone the packages of the repository by hard links, where it needs the same; `npm run build` installs them otherwise.
 * A symbolic link would not do: the bundler follows it, and the build knows packages by where they are.
 */
function linkPackages(root: string, clone: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(root) !== lock(clone)) return;
  const packages = join(clone, 'node_modules');
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), packages], { stdio: 'ignore' });
  } catch {
    rmSync(packages, { recursive: true, force: true });
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
}
