import type { Queries } from '#server/database/database.ts';
import type { Sql } from '#server/database/sql.ts';
import type { JobParts } from './job.ts';

/** One thing that has its time. `now` is the job's own clock, as ISO 8601. */
export type RetentionStep = {
  name: string;
  /** Selects as `id` what is due. */
  find: (now: string) => Sql;
  /** Does with some of them what their time demands, within one transaction. */
  apply: (tx: Queries, ids: readonly string[], parts: JobParts) => Promise<void>;
};
