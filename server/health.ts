import { Hono } from 'hono';
import type { AppEnv } from './context.ts';

/** A database that has not answered after so many milliseconds counts as away. */
const PATIENCE = 2000;

/**
 * `/health/live`: the process answers. `/health/ready`: so does its database; 503 otherwise.
 * `ping` is undefined where the backend is elsewhere: the site itself is then all there is.
 */
export function health(ping: (() => Promise<unknown>) | undefined): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/live', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    const isReady = ping === undefined || (await answersInTime(ping));
    return isReady ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
  });
  return app;
}

async function answersInTime(ping: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), PATIENCE);
  const answer = Promise.resolve()
    .then(ping)
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
