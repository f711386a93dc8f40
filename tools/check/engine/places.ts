import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const program = ['tools/check/engine/save-once.ts'];

/** Ways to run a program where something is missing; `sh -c` runs each, with the clone as $1 and the program behind it. */
const places = {
  'without any network': { kind: '--net', before: 'ip link set lo up' },
  'from a clone that cannot be written': {
    kind: '--mount',
    before: 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && ! touch "$1/x" 2>/dev/null',
  },
} as const;

/**
 * Starts the site in each place, on a data folder elsewhere, and keeps an attempt there.
 * @param row is told of each place, and whether the attempt was kept
 * @param leaveOut is told of those that this machine cannot play: they take root, or namespaces of users
 */
export function tryPlaces(
  row: (says: string, holds: boolean) => void,
  leaveOut: (says: string) => void,
): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  for (const [name, { kind, before }] of Object.entries(places)) {
    const inPlace = (words: readonly string[]) =>
      spawnSync(
        'unshare',
        [
          kind,
          ...asRoot,
          'sh',
          '-c',
          `${before} && cd "$1" && shift && exec "$@"`,
          'sh',
          root,
          ...words,
        ],
        { cwd: root, encoding: 'utf8' },
      );
    if (inPlace(['true']).status !== 0) {
      leaveOut(`${name}: namespaces are refused here`);
      continue;
    }
    const { stdout, stderr } = inPlace([process.execPath, ...program]);
    const isKept = stdout.includes('attempts kept: 1');
    row(`${name}: ${isKept ? 'an attempt is kept' : `${stdout}${stderr}`.slice(-800)}`, isKept);
  }
}
