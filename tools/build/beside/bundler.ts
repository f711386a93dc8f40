// The program that bundles beside a build, as the build asks it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NO_ROOM } from './no-room.ts';
import type { BundleParts } from '../reuse/browser-files.ts';
import { bundleShape, type Made } from '../reuse/earlier-build.ts';

export type Bundler = {
  /** To be asked once. Rejects where it failed, which it has printed. */
  files(parts: BundleParts): Promise<Made['browser']>;
};

/** Starts it, so that it has read the bundler when it is asked. */
export function startBundler(root: string): Bundler {
  const child = fork(join(root, 'tools/build/beside/bundle-apart.ts'), [], {
    cwd: root,
    serialization: 'advanced',
  });
  child.unref();
  const ended = once(child, 'exit').then(([code]) => {
    const fault = new Error('the files for browsers could not be bundled');
    throw code === NO_ROOM ? Object.assign(fault, { code: 'ENOSPC' }) : fault;
  });
  // Who waits hears of it.
  ended.catch(() => undefined);
  return {
    async files(parts) {
      child.ref();
      child.send(parts);
      const [said]: unknown[] = await Promise.race([once(child, 'message'), ended]);
      return bundleShape.parse(said);
    },
  };
}
