/** How old, at most, what a replica shows is: what the writer had written at which moment, by this process's clock alone. */
export type ReplayAge = {
  /** The writer stood at `lsn` (as PostgreSQL prints it, `16/B374D848`) at `at`, in milliseconds. */
  note(lsn: string, at: number): void;
  /** Milliseconds since the replica that has replayed up to `lsn` stood beside the writer; undefined: longer than is remembered. */
  ageOf(lsn: string, now: number): number | undefined;
};

/** Moments that are remembered: one a second, so a minute and more. */
const MOST = 90;

/**
 * Compares positions in the log of changes with moments of one clock: no clock of another machine counts, and a replica
 * that has lost its writer grows old all the same.
 */
export function createReplayAge(): ReplayAge {
  const moments: { position: bigint; at: number }[] = [];
  return {
    note(lsn, at) {
      moments.push({ position: positionOf(lsn), at });
      if (moments.length > MOST) moments.shift();
    },
    ageOf(lsn, now) {
      const replayed = positionOf(lsn);
      const reached = moments.findLast(({ position }) => position <= replayed);
      return reached && now - reached.at;
    },
  };
}

/** Whether a replica that has replayed up to `replayed` has all that the writer had written at `written`. */
export function hasReached(replayed: string, written: string): boolean {
  return positionOf(replayed) >= positionOf(written);
}

function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
