import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { forgetMails } from '#server/mail/outbox-file.ts';
import type { JobParts } from './job-parts.ts';
import { retentionSteps, type RetentionStep } from './retention-steps.ts';

/** What each step found: ids or keys, for people to compare. They are never logged. */
export type Findings = Record<string, string[]>;

const BATCH = 200;

/** What a run would remove now, without removing anything. */
export async function findOverdue(parts: Pick<JobParts, 'database' | 'clock'>) {
  const found: Findings = {};
  for (const step of retentionSteps) {
    const rows = await parts.database.query<{ id: string }>(step.find, [nowOf(parts)]);
    found[step.name] = rows.map(({ id }) => id);
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

async function runStep(parts: JobParts, step: RetentionStep): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await parts.database.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }>(`${step.find} limit ${BATCH}`, [nowOf(parts)]);
      if (rows.length > 0) await step.apply(tx, rows, parts);
      return rows.length;
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

function nowOf({ clock }: Pick<JobParts, 'clock'>): string {
  return clock.now().toISOString();
}
