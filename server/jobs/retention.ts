import { join } from 'node:path';
import type { Database, Queries } from '#server/database/database.ts';
import { forgetMails } from '#server/mail/outbox-file.ts';
import type { Job, JobParts } from './job.ts';

/** What each step found: ids or keys, for people to compare. They are never logged. */
export type Findings = Record<string, string[]>;

/** How many a transaction removes. */
const BATCH = 1000;

/** Removes what has had its time. What that is, and until when, the database says: it can also do so by itself. */
export const retention: Job = {
  name: 'retention',
  every: 'day',
  async run(parts) {
    const removed = await runRetention(parts);
    parts.log.info({ event: 'job.retention', removed });
    return removed;
  },
};

/** What a run would remove now, without removing anything. */
export async function findOverdue({ database, clock }: Pick<JobParts, 'database' | 'clock'>) {
  const found: Findings = {};
  for (const step of await stepsOf(database)) {
    const rows = await database.query<{ id: string }>(
      'select id from private.retention_due($1, $2::timestamptz, null) as due (id)',
      [step, clock.now().toISOString()],
    );
    found[step] = rows.map(({ id }) => id);
  }
  return found;
}

/**
 * Removes what has had its time, batch by batch, each in a transaction of its own: what a crash
 * leaves undone the next run finds again, and a second run finds nothing.
 *
 * @returns how many each step removed.
 */
export async function runRetention(parts: JobParts): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const step of await stepsOf(parts.database)) removed[step] = await runStep(parts, step);
  if (parts.config.smtpUrl === undefined) {
    removed['outbox-file'] = await forgetMails(
      join(parts.config.dataDir, 'outbox.jsonl'),
      parts.clock.now(),
      (addresses) => inUse(parts.database, addresses),
    );
  }
  await parts.mail.flush();
  return removed;
}

async function stepsOf(database: Queries): Promise<string[]> {
  const rows = await database.query<{ step: string }>(
    'select step from unnest(private.retention_steps()) with ordinality as each (step, n) order by n',
  );
  return rows.map(({ step }) => step);
}

async function runStep({ database, clock }: JobParts, step: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const [batch] = await database.query<{ count: number }>(
      'select private.retain($1, $2::timestamptz, $3) as count',
      [step, clock.now().toISOString(), BATCH],
    );
    const count = batch?.count ?? 0;
    removed += count;
    if (count < BATCH) return removed;
  }
}

/** Those of the addresses that are somebody's here, or are about to be. */
async function inUse(database: Database, addresses: string[]): Promise<Set<string>> {
  const rows = await database.query<{ address: string }>(
    `select email as address from auth.users where email = any ($1) and is_sso_user = false
     union select email_change from auth.users where email_change = any ($1) and email_change <> ''`,
    [addresses],
  );
  return new Set(rows.map(({ address }) => address));
}
