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

/**
 * Whether the pooler at `url` hands a connection on after each transaction: one that keeps it for a session wastes it, one that
 * takes it after each statement breaks every save.
 */
export async function checkPooler(url: string): Promise<CheckResult> {
  const [first, second] = [await openPostgres(url, 1), await openPostgres(url, 1)];
  try {
    const inTransaction = (database: typeof first) =>
      database.transaction(async (tx) => {
        await tx.query(`select set_config('faro.doctor', 'here', true)`);
        const [row] = await tx.query<{ pid: number; kept: string }>(
          `select pg_backend_pid() as pid, current_setting('faro.doctor', true) as kept`,
        );
        return row;
      });
    const [a, b] = [await inTransaction(first), await inTransaction(second)];
    const todo = 'pool_mode = transaction in pgbouncer.ini, then systemctl reload pgbouncer';
    if (a?.kept !== 'here') return bad('pooler', 'it ends transactions in the middle', todo);
    return a.pid === b?.pid
      ? ok('pooler', 'hands connections on after each transaction')
      : look('pooler', 'gave two idle clients a connection each: session mode, or no pooler', todo);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return bad('pooler', why, 'systemctl status pgbouncer; POOL_URL names its port and database.');
  } finally {
    await first.close();
    await second.close();
  }
}
