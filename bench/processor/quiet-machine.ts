// How fast this machine is now: limits in milliseconds are those of a quiet one, and a busy one measures nothing.
import { availableParallelism, loadavg } from 'node:os';
import { hashingSlowness } from '#tools/check/hashing-time.ts';

const MEBIBYTES = 256;
const TRIES = 5;
/** Beyond this, what is measured is the other work. */
const TOO_SLOW = 2.5;
/** Processes that wanted a processor over the last minute, for each that there is. */
const TOO_BUSY = 1;

/**
 * How many times slower than a quiet machine this one is, 1 at least: limits in milliseconds are multiplied by it. Ends the
 * bench with exit code 2 and a sentence where the machine is too busy to be measured on.
 */
export function slownessNow(): number {
  const load = loadavg()[0] ?? 0;
  const slowness = Math.max(
    1,
    Math.min(...Array.from({ length: TRIES }, () => hashingSlowness(MEBIBYTES))),
  );
  const isBusy = load / availableParallelism() > TOO_BUSY;
  if (isBusy || slowness > TOO_SLOW) {
    console.error(
      `NOT MEASURED: this machine is too busy or too slow (load ${load.toFixed(1)} on ` +
        `${availableParallelism()} processors, ${slowness.toFixed(2)} times a quiet one). Run it when nothing else does.`,
    );
    process.exit(2);
  }
  console.log(
    `this machine: ${slowness.toFixed(2)} times a quiet one; limits in ms are stretched by it`,
  );
  return slowness;
}
