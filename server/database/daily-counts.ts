import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import type { Queries } from './database.ts';

export type DailyCounts<Name extends string> = {
  add(names: readonly Name[]): void;
  /** Writes what waits; call it before the database closes. */
  flush(): Promise<void>;
};

/**
 * Counts names per day: in memory for so long, so that a flood of them is a write now and then, and then by `write`, whose
 * parameters are the day and the counts as JSON. Without a database of ours (a Supabase project is the backend) the counts are lines of the log.
 */
export function dailyCounts<Name extends string>({
  clock,
  log,
  database,
  event,
  level,
  keepMs,
  write,
}: {
  clock: Clock;
  log: Log;
  database: Queries | undefined;
  /** Of the lines of the log. */
  event: string;
  level: 'info' | 'warn';
  keepMs: number;
  write: string;
}): DailyCounts<Name> {
  let waiting = new Map<Name, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = waiting;
    waiting = new Map();
    if (counts.size === 0) return;
    const counted = Object.fromEntries(counts);
    if (database === undefined) return log[level]({ event, counts: counted });
    await database.query(write, [clock.now().toISOString().slice(0, 10), JSON.stringify(counted)]);
  }

  return {
    flush,
    add(names) {
      for (const name of names) waiting.set(name, (waiting.get(name) ?? 0) + 1);
      if (timer !== undefined || waiting.size === 0) return;
      timer = setTimeout(() => {
        flush().catch((error: unknown) => log.error({ event: `${event}.lost`, err: error }));
      }, keepMs);
      timer.unref();
    },
  };
}
