import { createHash } from 'node:crypto';

/** Milliseconds for a mebibyte where nothing else runs; seen on two cores of a server of 2026. */
const QUIET = 0.66;

/** How many times longer than a quiet machine this one takes now to hash so many mebibytes. */
export function hashingSlowness(mebibytes: number): number {
  const block = Buffer.alloc(1024 * 1024, 'a');
  const started = performance.now();
  const hash = createHash('sha256');
  for (let n = 0; n < mebibytes; n += 1) hash.update(block);
  hash.digest();
  return (performance.now() - started) / (mebibytes * QUIET);
}
