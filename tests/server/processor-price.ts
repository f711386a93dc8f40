import { createHash } from 'node:crypto';

const MEBIBYTE = Buffer.alloc(1024 * 1024, 'a');
/** A hash of so many mebibytes is what reading a text may cost: some 140 ms on a quiet server of 2026, a third of it for the dearest text. */
const ALLOWED = 200;

/**
 * Whether a piece of work costs this thread more than hashing so many mebibytes (`allowed`) each of three times. Both are measured in
 * turn, in the thread's own processor time, so that a slow or busy machine stretches both; a careless pattern, which tries
 * every split of a text, costs thousands of times as much.
 */
export function costsTooMuch(work: () => unknown, allowed = ALLOWED): boolean {
  return [1, 2, 3].every(() => {
    const price = priceOf(() => {
      for (let n = 0; n < allowed; n += 1) createHash('sha256').update(MEBIBYTE).digest();
    });
    return priceOf(work) > price;
  });
}

/** Microseconds of this thread's own processor time. */
function priceOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // A refusal is a fine answer; only its price is asked for here.
  }
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
