import { Hono } from 'hono';
import type { AppEnv } from './context.ts';
import type { SchemaFault } from './database/schema-watch.ts';

/** A database that has not answered after so many milliseconds counts as away. */
const PATIENCE = 2000;

/**
 * The database as far as health asks for it: what it lacks for serving from it, a code, which rejects where it does not
 * answer; and whether it can be written to.
 */
export type Pulse = {
  fault: () => Promise<SchemaFault | undefined>;
  canWrite: () => Promise<boolean>;
  /** Which PostgreSQL it is, where it is our own to keep up to date; of an owner's server it is not said. */
  engine?: string | undefined;
};

/** How it stands with what has to run each day; rejects where it is not known. */
export type AskJobs = () => Promise<'ok' | 'never' | 'failed' | 'late'>;

/** Whether a request about data has had its legal month without an answer; rejects where it is not known. */
export type AskRequests = () => Promise<'ok' | 'overdue'>;

/**
 * `/health/live`: the process answers. `/health/ready`: so does its database, with the tables and migrations that were there at the start;
 * 503 with a code otherwise. `degraded` when nothing can be written: still 200, because taking the process away would end
 * reading as well.
 * `database` is undefined where the backend is elsewhere: the site itself is then all there is.
 * `/health/jobs`: an alarm for people, 503 when what has to run each day does not; no reason to take the process away.
 * `/health/requests`: the same for a request that is overdue, without a word of whose.
 */
export function health(
  database: Pulse | undefined,
  {
    askJobs,
    askRequests,
  }: { askJobs?: AskJobs | undefined; askRequests?: AskRequests | undefined },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/live', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    if (database === undefined) return c.json({ status: 'ok' });
    const seen = await inTime(database.fault().then((code) => ({ code })));
    const code = seen ? seen.code : 'no_answer';
    if (code !== undefined) return c.json({ status: 'unavailable', code }, 503);
    const isWhole = (await inTime(database.canWrite())) ?? false;
    const { engine } = database;
    return c.json({ status: isWhole ? 'ok' : 'degraded', ...(engine && { engine }) });
  });
  app.get('/jobs', async (c) => {
    const status = (await inTime(askJobs?.() ?? Promise.resolve(undefined))) ?? 'unavailable';
    return c.json({ status }, status === 'ok' || status === 'never' ? 200 : 503);
  });
  app.get('/requests', async (c) => {
    const asked = askRequests?.() ?? Promise.resolve(undefined);
    const status = (await inTime(asked)) ?? 'unavailable';
    return c.json({ status }, status === 'ok' ? 200 : 503);
  });
  return app;
}

/** What is asked, unless it fails or takes too long. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), PATIENCE);
  try {
    return await Promise.race([asked.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
