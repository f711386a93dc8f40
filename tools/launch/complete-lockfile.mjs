/**
 * `node tools/launch/complete-lockfile.mjs`, after `npm install`: enters the optional packages of other
 * platforms that npm left out. npm does so when its registry does not offer them (some mirrors hold
 * one platform only), and `npm ci` then refuses the lockfile everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/**
 * The optional dependencies that a lockfile names and does not hold, ready to be entered.
 * @param {Record<string, any>} packages the `packages` of a lockfile
 * @returns {Record<string, object>} by their place, e.g. `node_modules/fsevents`
 */
export function missingOptionals(packages) {
  /** @type {Record<string, object>} */
  const missing = {};
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isHeld(packages, place, name)) continue;
      missing[`node_modules/${name}`] = {
        version: String(range).replace(/^[\^~]/, ''),
        ...platformOf(name),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

// As Node resolves: in the package's own node_modules, then in those further up.
function isHeld(packages, place, name) {
  for (let folder = place; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

// These packages say in their names what they are for; npm skips them elsewhere by these fields.
function platformOf(name) {
  if (name === 'fsevents') return { os: ['darwin'] };
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : [];
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name}: for which platform is it?`);
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOptionals(lock.packages);
  const entries = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} optional packages of other platforms entered`);
}
