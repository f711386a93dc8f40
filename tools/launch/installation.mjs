import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkLibraries, packageName } from '../../server/database/embedded/link-libraries.mjs';
import { stop } from './node-runtime.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Makes node_modules what the lockfile says: nothing to do when it already is, `npm ci` otherwise.
 * Stops the program when the installation fails.
 * @param {string} root the repository
 */
export async function ensureInstalled(root) {
  if (!isInstalled(root)) await install(root);
  // Here and not by the server alone, which may run as another user that may not write there.
  linkLibraries(join(root, 'node_modules', packageName()));
}

/** @param {string} root */
async function install(root) {
  const cache = temporaryCache();
  const env = { ...process.env, npm_config_update_notifier: 'false' };
  if (cache) env.npm_config_cache = cache;
  // Its warnings are about the outer Node, which runs none of the packages.
  const args = [
    'ci',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    // Nothing that is installed runs by itself: sharp brings its binaries along, and what the embedded PostgreSQL's script
    // does is done below.
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
  ];
  const code = await runCommand('installing packages', ...npm(args), {
    cwd: root,
    env,
    out: process.stderr,
  });
  if (cache) rmSync(cache, { recursive: true, force: true });
  if (code !== 0) stop('The packages could not be installed; the lines above say why.');
}

/**
 * True when node_modules holds every package of the lockfile in its exact version. npm notes what
 * it installed in node_modules/.package-lock.json; optional packages for other machines may be missing.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted) return stop('package-lock.json is missing or damaged.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * npm as the person started it, so that the same version does the work.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npm(args) {
  const started = process.env.npm_execpath;
  return started?.endsWith('.js') ? [process.execPath, [started, ...args]] : ['npm', args];
}

// npm cannot work without a cache it may write: a read-only home gets one that lasts for the install.
function temporaryCache() {
  let folder = process.env.npm_config_cache || join(homedir(), '.npm');
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return mkdtempSync(join(tmpdir(), 'faro-npm-'));
  }
}
