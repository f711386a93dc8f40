import { availableParallelism } from 'node:os';
import { hashingSlowness } from '#tools/check/hashing-time.ts';

const MEBIBYTES = 64;
const TRIES = 5;
/** A slower machine is told by a red test, not by a longer wait. */
const SLOWEST = 8;

/**
 * How many times longer than on a quiet machine whatever waits for a state may wait, from 1 to 8: by the time that hashing
 * takes now, the middle of a few tries, because other work comes and goes.
 */
export function paceNow(): number {
  const tries = Array.from({ length: TRIES }, () => hashingSlowness(MEBIBYTES)).toSorted(
    (a, b) => a - b,
  );
  return Math.min(SLOWEST, Math.max(1, tries[Math.floor(TRIES / 2)] ?? 1));
}

/**
 * Browsers at a time: one a core. Each keeps more than one core busy (1.2 of two, measured), and the other lane has its own;
 * three on two cores took longer for the same tests than two.
 */
export function browsersAtOnce(cores = availableParallelism()): number {
  return cores;
}
