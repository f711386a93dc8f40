import { dailyCounts, type DailyCounts } from '#server/database/daily-counts.ts';
import type { CountedDirective } from './read-directives.ts';

export type ReportCounts = DailyCounts<CountedDirective>;

/** Counts reports per day and directive in `private.policy_reports`. */
export function countReports(
  parts: Pick<Parameters<typeof dailyCounts>[0], 'clock' | 'log' | 'database'>,
): ReportCounts {
  return dailyCounts({
    ...parts,
    event: 'policy_reports',
    level: 'warn',
    keepMs: 5000,
    write: `insert into private.policy_reports as kept (day, directive, reports)
       select $1::date, said.key, said.value::integer from jsonb_each_text($2::text::jsonb) as said
       on conflict (day, directive) do update set reports = kept.reports + excluded.reports`,
  });
}
