import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** Milliseconds for the hash below where nothing else runs; seen on two cores of a server of 2026. */
const QUIET = 43;
const MEBIBYTES = 64;
const TRIES = 5;
/** Whoever is slower than that is told by a red test, not by a longer wait. */
const SLOWEST = 8;

/**
 * How many times longer than on a quiet machine whatever waits for a state may wait, from 1 to 8: by the time that hashing
 * takes now, the middle of a few tries, because other work comes and goes.
 */
export function paceNow(): number {
  const tries = Array.from({ length: TRIES }, hashing).toSorted((a, b) => a - b);
  return Math.min(SLOWEST, Math.max(1, (tries[Math.floor(TRIES / 2)] ?? QUIET) / QUIET));
}

/** Browsers at a time: one and a half a core, because half of a journey is waiting. */
export function browsersAtOnce(cores = availableParallelism()): number {
  return Math.max(2, Math.round(cores * 1.5));
}

function hashing(): number {
  const block = Buffer.alloc(1024 * 1024, 'a');
  const started = performance.now();
  const hash = createHash('sha256');
  for (let n = 0; n < MEBIBYTES; n += 1) hash.update(block);
  hash.digest();
  return performance.now() - started;
}
