import { createHash } from 'node:crypto';

/** Milliseconds in which this machine hashes so many mebibytes now. */
export function hashingTime(mebibytes: number): number {
  const block = Buffer.alloc(1024 * 1024, 'a');
  const started = performance.now();
  const hash = createHash('sha256');
  for (let n = 0; n < mebibytes; n += 1) hash.update(block);
  hash.digest();
  return performance.now() - started;
}
