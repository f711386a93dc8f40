import { Hono } from 'hono';
import type { AppEnv } from './context.ts';

/** A database that has not answered after so many milliseconds counts as away. */
const PATIENCE = 2000;

/** The database as far as health asks for it: whether it answers, and whether it can be written to. */
export type Pulse = { ping: () => Promise<unknown>; canWrite: () => Promise<boolean> };

/**
 * `/health/live`: the process answers. `/health/ready`: so does its database; 503 otherwise. `degraded` when nothing can
 * be written: still 200, because taking the process away would end reading as well.
 * `database` is undefined where the backend is elsewhere: the site itself is then all there is.
 */
export function health(database: Pulse | undefined): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/live', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    if (database === undefined) return c.json({ status: 'ok' });
    if (!(await isInTime(database.ping().then(() => true)))) {
      return c.json({ status: 'unavailable' }, 503);
    }
    const isWhole = await isInTime(database.canWrite());
    return c.json({ status: isWhole ? 'ok' : 'degraded' });
  });
  return app;
}

/** What is asked, unless it fails or takes too long. */
async function isInTime(asked: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), PATIENCE);
  const answer = asked.catch(() => false);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
