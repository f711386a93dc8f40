import { join } from 'node:path';
import type { BackendParts } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { keepSessionEnds } from './auth/sessions/session-life.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database, type Queries } from './database/database.ts';
import { readInstallation, rememberInstallation } from './database/installation.ts';
import { watchSchema } from './database/schema-watch.ts';
import { watchStorage } from './database/storage-watch.ts';
import { embeddedReports } from './functions/embedded-reports.ts';
import type { ReportBackend } from './functions/report-backend.ts';
import { openEditor, type Editor } from './editor/editor.ts';
import type { Log } from './log.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { readOutbox } from './mail/outbox-file.ts';
import { createJobSchedule } from './jobs/job-schedule.ts';
import { createJobsState, createRequestsState } from './jobs/jobs-state.ts';
import type { AskJobs, AskRequests } from './health.ts';
import { createOutboxAccess } from './site/outbox-access.ts';
import { countReports, type ReportCounts } from './policy-reports/count-reports.ts';
import { createLimits, type Limits } from './limits/rate-limits.ts';
import { recoveryCodeLimit } from './rest/recovery-code-limit.ts';
import { createRest } from './rest/rest.ts';

export type Backend = BackendParts & {
  kind: Database['kind'];
  /** Which PostgreSQL it is. */
  version: Database['version'];
  /** For the watch, and for what is published. */
  database: Queries;
  reader: Database['reader'];
  /** What our own server functions are made from. */
  reports: ReportBackend;
  limits: Limits;
  /** How it stands with the daily jobs. */
  askJobs: AskJobs;
  /** Whether a request about data is overdue. */
  askRequests: AskRequests;
  /** Where the owner edits, if this server can build what is published. */
  editor: Editor | undefined;
  /** Where reports of the content security policy are counted. */
  reportCounts: ReportCounts;
  /** Finishes what answers left behind, sends what is due, then closes the database and its lock. */
  close(): Promise<void>;
};

// Long enough that a clock at the other end cannot tell which request the work belongs to, and a mail leaves
// soon enough for the mail's reader.
const AFTERWARDS_PAUSE_MS = 500;

/** Opens the embedded backend: database with migrations, sign-in, data, mail. Throws StartRefusal. */
export async function openBackend(parts: {
  config: Config;
  clock: Clock;
  log: Log;
  dist?: string | undefined;
  /** Told when the outbox was opened, with the token that opens it the next time. */
  onOutboxOpened: (token: string) => void;
}): Promise<Backend> {
  const { config, clock, log } = parts;
  const storage = watchStorage(
    await openDatabase({
      url: config.databaseUrl,
      poolUrl: config.poolUrl,
      replica: config.replica,
      dataDir: config.dataDir,
      log: (line) => log.info({ event: 'database', line }),
      isServer: true,
    }),
  );
  const { database } = storage;
  await rememberDatabase(database, config.dataDir, log);
  await keepSessionEnds(database, config);
  const mail = createMailQueue({ database, config, clock, log });
  const limits = createLimits({
    rules: config.rateLimits,
    clock,
    // Several processes may share a PostgreSQL, and then must count together.
    database: config.databaseUrl ? database : undefined,
    secret: config.jwtSecret,
  });
  const auth = createAuth({
    database,
    config,
    mail,
    limits,
    clock,
    log,
    afterwardsPause: AFTERWARDS_PAUSE_MS,
  });
  const rest = createRest({ database, identify: auth.recognize, limits, log });
  const reportCounts = countReports({ database, clock, log });
  const jobs = createJobSchedule({ database, config, clock, log, mail });
  const reports = embeddedReports({
    database,
    config,
    clock,
    log,
    mail,
    limits,
    rest,
    identify: auth.identify,
  });
  const { identify } = auth;
  const editor = parts.dist
    ? openEditor({ database, config, clock, log, identify, dist: parts.dist })
    : undefined;
  mail.start();
  jobs.start();
  return {
    kind: database.kind,
    version: database.version,
    database,
    reader: database.reader,
    pulse: {
      fault: await watchSchema(database, clock),
      canWrite: storage.canWrite,
      engine: database.kind === 'embedded' ? `PostgreSQL ${database.version}` : undefined,
    },
    auth: auth.app,
    rest,
    askJobs: createJobsState(clock, database),
    askRequests: createRequestsState(clock, database),
    recoveryCodeLimit: recoveryCodeLimit(limits),
    reports,
    limits,
    editor,
    reportCounts,
    outbox: config.smtpUrl
      ? undefined
      : {
          read: () => readOutbox(join(config.dataDir, 'outbox.jsonl')),
          access: createOutboxAccess(parts.onOutboxOpened),
        },
    async close() {
      editor?.stop();
      await auth.settled();
      await jobs.stop();
      await reportCounts.flush();
      await mail.stop();
      await database.close();
    },
  };
}

/** From now on the data folder knows its database. Where it cannot be written, the server goes on without. */
async function rememberDatabase(database: Database, dataDir: string, log: Log): Promise<void> {
  const id = await readInstallation(database);
  if (id === undefined) return;
  await rememberInstallation(dataDir, database.kind, id).catch((error: unknown) => {
    const line = `DATA_DIR: installation.json cannot be kept (${error instanceof Error ? error.message : String(error)})`;
    log.warn({ event: 'database', line });
  });
}
