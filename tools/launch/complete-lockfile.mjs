/**
 * `npm run lock`: the lockfile of package.json, with every package of every platform and the hash of each, so that
 * `npm ci` installs nothing unchecked anywhere. npm leaves packages of other platforms out where node_modules has none of
 * them; in a folder without node_modules it looks them all up.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './installation.mjs';
import { stop } from './node-runtime.mjs';
import { runCommand } from './run-command.mjs';

/**
 * What a lockfile lacks: optional packages that it names and does not hold, and packages without a SHA-512. A package
 * that lies in another's archive (`inBundle`) is covered by the hash of that one.
 * @param {Record<string, any>} packages the `packages` of a lockfile
 * @returns {string[]} places, e.g. `node_modules/fsevents`
 */
export function lackingIn(packages) {
  const entries = Object.entries(packages);
  const missing = entries.flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isHeld(packages, place, name))
      .map((name) => `node_modules/${name}`),
  );
  return [...missing, ...entries.filter(isUnchecked).map(([place]) => place)];

  function isUnchecked([place, entry]) {
    if (place === '') return false;
    if (!entry.inBundle) return !/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '');
    const [, bundling = '', name = ''] =
      /^(.*)\/node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    return !packages[bundling]?.bundleDependencies?.includes(name);
  }
}

// As Node resolves: in the package's own node_modules, then in those further up.
function isHeld(packages, place, name) {
  for (let folder = place; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

async function complete(root) {
  const file = join(root, 'package-lock.json');
  const aside = mkdtempSync(join(tmpdir(), 'faro-lock-'));
  try {
    copyFileSync(join(root, 'package.json'), join(aside, 'package.json'));
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    for (const place of lackingIn(lock.packages)) delete lock.packages[place];
    writeFileSync(join(aside, 'package-lock.json'), JSON.stringify(lock));
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    // Each machine asks its own registry; the hashes are the same.
    const code = await runCommand(
      'looking packages up',
      ...npm([...args, '--omit-lockfile-registry-resolved']),
      { cwd: aside },
    );
    if (code !== 0) stop('npm could not make the lockfile; the lines above say why.');
    const text = readFileSync(join(aside, 'package-lock.json'), 'utf8');
    const lacking = lackingIn(JSON.parse(text).packages);
    if (lacking.length > 0) stop(`The registry has no hash of ${lacking.join(', ')}.`);
    writeFileSync(file, text);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await complete(fileURLToPath(new URL('../../', import.meta.url)));
}
