import { faultNames, type FaultName } from '#content/mail/fault-mails.ts';
import type { Reader } from '#server/database/queries.ts';
import type { Standing } from './standing.ts';

/** A mail may wait so long, a backup be so old (in seconds), and so much of the disk be free, before it is a fault. */
const MAIL_WAITS = 15 * 60;
const BACKUP_AGE = 26 * 3600;
const LEAST_FREE = 0.1;
/** So many answers with 5xx in five minutes. */
const MOST_FAILED = 5;

/** What the watch looks at beside the figures: as health asks it, too. */
export type Watched = {
  pulse: { fault(): Promise<string | undefined>; canWrite(): Promise<boolean> } | undefined;
  askJobs: () => Promise<string>;
  askRequests: () => Promise<string>;
  /** Where READ_URL names a replica: whether it is too old to be read. */
  reader?: Pick<Reader, 'isLate'> | undefined;
};

/** What is wrong now. What cannot be known because the database is away is not told as well. */
export async function findFaults(
  asked: Watched & {
    standing: Standing;
    /** Answers with 5xx in the last five minutes. */
    failed: number;
    /** Whether a timer takes backups here: BACKUP_KEY is set. */
    hasBackups: boolean;
    /** Addresses of WATCH_URLS that have not answered for two looks. */
    away: readonly string[];
  },
): Promise<FaultName[]> {
  const { pulse, standing, failed, hasBackups } = asked;
  const disk: FaultName[] = (standing.disk_free ?? 1) < LEAST_FREE ? ['disk-low'] : [];
  const beside: FaultName[] = [
    ...disk,
    ...(asked.away.length > 0 ? (['neighbour-away'] as const) : []),
  ];
  const code = await pulse?.fault().catch(() => 'no_answer' as const);
  if (code === 'no_answer') return ['no-answer', ...beside];
  if (code !== undefined) return ['wrong-tables', ...beside];
  const isWhole = (await pulse?.canWrite().catch(() => true)) ?? true;
  const jobs = await asked.askJobs().catch(() => 'ok' as const);
  const requests = await asked.askRequests().catch(() => 'ok' as const);
  const { oldest_mail: oldest = 0, mails_lost_today: lost = 0, backup_age: backup } = standing;
  const found: Readonly<Partial<Record<FaultName, boolean>>> = {
    'disk-full': !isWhole,
    'mails-waiting': oldest > MAIL_WAITS,
    'mails-lost': lost > 0,
    'jobs-late': jobs === 'failed' || jobs === 'late',
    'requests-overdue': requests === 'overdue',
    'backup-late': hasBackups && (backup === undefined || backup > BACKUP_AGE),
    'answers-failing': failed >= MOST_FAILED,
    'replica-late': (await asked.reader?.isLate()) ?? false,
  };
  const names = faultNames.filter((name) => found[name] === true);
  return [...names, ...beside];
}
