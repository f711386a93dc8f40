import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Queries } from '#server/database/database.ts';

/** How the machine stands; `undefined` where it is not known. Times in seconds, `disk_free` a share of the disk. */
export type Standing = Record<
  | 'database_answers'
  | 'mails_due'
  | 'oldest_mail'
  | 'mails_lost_today'
  | 'backup_age'
  | 'restore_drill_age'
  | 'retention_age'
  | 'connections'
  | 'disk_free',
  number | undefined
>;

const row = z.object({
  mails_due: z.number(),
  oldest_mail: z.number(),
  mails_lost_today: z.number(),
  backup_age: z.number().nullable(),
  restore_drill_age: z.number().nullable(),
  retention_age: z.number().nullable(),
  connections: z.number(),
});

/** Asked by indexes alone, so that a million rows in the outbox cost no more than ten. */
const QUERY = `
  select (select count(*)::int from (select from private.mail_outbox
      where sent_at is null and dead_at is null and next_at <= $1::timestamptz limit 10000) as due) as mails_due,
    coalesce((select extract(epoch from $1::timestamptz - created_at) from private.mail_outbox
      where sent_at is null and dead_at is null and next_at <= $1::timestamptz order by next_at limit 1), 0)::float8 as oldest_mail,
    (select count(*)::int from (select from private.mail_outbox
      where dead_at > $1::timestamptz - interval '1 day' limit 10000) as dead) as mails_lost_today,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    age.*
  from (select
    ${['backup', 'restore-drill', 'retention']
      .map(
        (
          job,
        ) => `(select extract(epoch from $1::timestamptz - started_at)::float8 from private.job_runs
          where job = '${job}' and finished_at is not null and error is null order by started_at desc limit 1)
          as ${job.replace('-', '_')}_age`,
      )
      .join(',\n')}) as age`;

/** Asks the database and the disk of `dataDir`. Never rejects: what does not answer is not known. */
export async function askStanding(
  database: Queries | undefined,
  { clock, dataDir }: { clock: Clock; dataDir: string },
): Promise<Standing> {
  const began = performance.now();
  const [said] = (await database?.query(QUERY, [clock.now().toISOString()]).catch(() => [])) ?? [
    undefined,
  ];
  const seconds = (performance.now() - began) / 1000;
  const asked = row.safeParse(said).data;
  const disk = await statfs(dataDir).catch(() => undefined);
  return {
    database_answers: asked && seconds,
    mails_due: asked?.mails_due,
    oldest_mail: asked?.oldest_mail,
    mails_lost_today: asked?.mails_lost_today,
    backup_age: asked?.backup_age ?? undefined,
    restore_drill_age: asked?.restore_drill_age ?? undefined,
    retention_age: asked?.retention_age ?? undefined,
    connections: asked?.connections,
    disk_free: disk && Number(disk.bavail) / Number(disk.blocks),
  };
}
