import type { Clock } from '#server/clock.ts';
import type { Queries } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import type { CountedDirective } from './read-directives.ts';

/** How long counts wait in memory, so that a flood of reports is a write every few seconds. */
const KEEP_MS = 5000;

export type ReportCounts = {
  add(directives: readonly CountedDirective[]): void;
  /** Writes what waits; call it before the database closes. */
  flush(): Promise<void>;
};

/**
 * Counts reports per day and directive in `private.policy_reports`. Without a database of ours (a
 * Supabase project is the backend) the counts are lines of the log.
 */
export function countReports(parts: {
  clock: Clock;
  log: Log;
  database: Queries | undefined;
}): ReportCounts {
  const { clock, log, database } = parts;
  let waiting = new Map<CountedDirective, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = waiting;
    waiting = new Map();
    if (counts.size === 0) return;
    const counted = Object.fromEntries(counts);
    if (database === undefined) return log.warn({ event: 'policy_reports', counts: counted });
    await database.query(
      `insert into private.policy_reports as kept (day, directive, reports)
       select $1::date, said.key, said.value::integer from jsonb_each_text($2::text::jsonb) as said
       on conflict (day, directive) do update set reports = kept.reports + excluded.reports`,
      [clock.now().toISOString().slice(0, 10), JSON.stringify(counted)],
    );
  }

  return {
    flush,
    add(directives) {
      for (const name of directives) waiting.set(name, (waiting.get(name) ?? 0) + 1);
      if (timer !== undefined || waiting.size === 0) return;
      timer = setTimeout(() => {
        flush().catch((error: unknown) => log.error({ event: 'policy_reports.lost', err: error }));
      }, KEEP_MS);
      timer.unref();
    },
  };
}
