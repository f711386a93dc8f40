import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withoutHashes } from './hashed-names.ts';

/** The files of a build by their path without a hash; several chunks may share one. */
export type BuildFiles = ReadonlyMap<string, readonly string[]>;

/** What says only how the rest was made: the list of chunks has names that the files have, too. */
const left = /^(source-hash|chunks\.json|made\/.*|building-.*|.*\.old-\d+\/.*)$/;

/** The files below a folder; compressed twins are named by `twinless`. */
export function filesOfBuild(folder: string): BuildFiles {
  const paths = pathsBelow(folder).filter((path) => !path.endsWith('.br') && !left.test(path));
  return Map.groupBy(paths.toSorted(), withoutHashes);
}

/** Scripts and styles below `assets/` that have no compressed twin, by their path without a hash. */
export function twinless(folder: string): string[] {
  const paths = new Set(pathsBelow(folder));
  return [...paths]
    .filter((path) => /\bassets\/.*\.(js|css)$/.test(path) && !paths.has(`${path}.br`))
    .map(withoutHashes)
    .toSorted();
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
