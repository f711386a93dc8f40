// Looks at the database, and at the pooler and the replica where there are some.
import { poolerMode } from '#server/database/pooler-mode.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { readMigrations } from '#server/database/migrations.ts';
import type { Queries } from '#server/database/queries.ts';
import { bad, look, ok, type CheckResult } from './check-result.ts';

type Row = {
  version: string;
  may_create: boolean;
  newest: string;
  backup: Date | null;
  restored: Date | null;
  jobs: string;
  requests: string;
};

const HOUR_MS = 3_600_000;

/** Database, migrations, daily jobs, backups: what the server's own tables say. */
export async function checkDatabase(
  database: Queries,
  { now, hasBackups }: { now: Date; hasBackups: boolean },
): Promise<CheckResult[]> {
  const [row] = await database.query<Row>(
    `select current_setting('server_version') as version,
       (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as may_create,
       (select max(version) from supabase_migrations.schema_migrations) as newest,
       (select max(started_at) from private.job_runs where job = 'backup' and finished_at is not null and error is null) as backup,
       (select max(started_at) from private.job_runs where job = 'restore-drill' and finished_at is not null and error is null) as restored,
       public.jobs_state() as jobs, public.requests_state() as requests`,
  );
  if (!row) return [bad('database', 'it does not answer', 'systemctl status postgresql')];
  const known = readMigrations().at(-1)?.version ?? '';
  return [
    ok('database', `PostgreSQL ${row.version}`),
    row.newest === known
      ? ok('tables', `of version ${known}`)
      : bad(
          'tables',
          `of ${row.newest}, this version has ${known}`,
          'Start the version that made them (faro upgrade).',
        ),
    row.may_create
      ? ok('restore', 'the role may make a database for it')
      : look(
          'restore',
          'the role may not make a database',
          'As a superuser: alter role faro createdb;',
        ),
    aged('backup', row.backup, {
      now,
      most: 26,
      todo: hasBackups
        ? 'faro backup:nightly; journalctl -u faro-backup -n 20'
        : 'Set BACKUP_KEY (docs/operating.md, By itself on a Debian), then: faro backup:nightly',
    }),
    aged('restore drill', row.restored, { now, most: 32 * 24, todo: 'faro backup:drill' }),
    row.jobs === 'ok' || row.jobs === 'never'
      ? ok('daily jobs', row.jobs)
      : bad('daily jobs', row.jobs, 'Admin area, overview: it says which one and why.'),
    row.requests === 'ok'
      ? ok('requests', 'none overdue')
      : bad('requests', row.requests, 'Admin area, Requests: the law gives a month.'),
  ];
}

function aged(
  what: string,
  at: Date | null,
  { now, most, todo }: { now: Date; most: number; todo: string },
): CheckResult {
  if (at === null) return bad(what, 'none yet', todo);
  const hours = (now.getTime() - at.getTime()) / HOUR_MS;
  const said = hours < 48 ? `${hours.toFixed(0)} hours ago` : `${(hours / 24).toFixed(0)} days ago`;
  return hours <= most ? ok(what, said) : bad(what, said, todo);
}

/** Whether the pooler at `url` hands a session on after each transaction, and no sooner. */
export async function checkPooler(url: string): Promise<CheckResult> {
  const todo = 'pool_mode = transaction in pgbouncer.ini, then systemctl reload pgbouncer';
  try {
    const mode = await poolerMode(url);
    if (mode === 'transaction') return ok('pooler', 'hands sessions on after each transaction');
    if (mode === 'statement') return bad('pooler', 'it ends transactions in the middle', todo);
    return bad('pooler', 'keeps a session for each client: session mode, or no pooler', todo);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return bad('pooler', why, 'systemctl status pgbouncer; POOL_URL names its port and database.');
  }
}

/** Whether the replica at READ_URL can be asked, and is one. */
export async function checkReplica(url: string): Promise<CheckResult> {
  const todo =
    'READ_URL names a standby, or the readers of the cluster; without it the writer answers.';
  try {
    const replica = await openPostgres(url, 1, { setting: 'READ_URL', isPooled: true });
    try {
      const [row] = await replica.query<{ standby: boolean }>(
        'select pg_is_in_recovery() as standby',
      );
      return row?.standby
        ? ok('replica', 'answers')
        : look('replica', 'answers, and is no standby', todo);
    } finally {
      await replica.close();
    }
  } catch (error) {
    return bad('replica', error instanceof Error ? error.message : String(error), todo);
  }
}
