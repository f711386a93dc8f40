import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { sql, statementOf } from '#server/database/sql.ts';
import { forgetMails } from '#server/mail/outbox-file.ts';
import type { Job, JobParts } from './job.ts';
import { accountSteps } from './retention-accounts.ts';
import { expiredRowSteps } from './retention-expired-rows.ts';
import type { RetentionStep } from './retention-step.ts';

/** What each step found: ids or keys, for people to compare. They are never logged. */
export type Findings = Record<string, string[]>;

const BATCH = 200;

export const retentionSteps = [...accountSteps, ...expiredRowSteps];

/** Removes what has had its time. */
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
  for (const { name, find } of retentionSteps) {
    const due = find(clock.now().toISOString());
    const rows = await database.query<{ id: string }>(...statementOf(due));
    found[name] = rows.map(({ id }) => id);
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
  for (const step of retentionSteps) removed[step.name] = await runStep(parts, step);
  if (parts.config.smtpUrl === undefined) {
    removed['outbox-file'] = await forgetMails(
      join(parts.config.dataDir, 'outbox.jsonl'),
      parts.clock.now(),
      await addressesInUse(parts.database),
    );
  }
  await parts.mail.flush();
  return removed;
}

async function runStep(parts: JobParts, { find, apply }: RetentionStep): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = sql`${find(parts.clock.now().toISOString())} limit ${BATCH}`;
    const count = await parts.database.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }>(...statementOf(batch));
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await apply(tx, ids, parts);
      return ids.length;
    });
    removed += count;
    if (count < BATCH) return removed;
  }
}

async function addressesInUse(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ address: string }>(
    `select email as address from auth.users union select email_change from auth.users`,
  );
  return new Set(rows.map(({ address }) => address));
}
