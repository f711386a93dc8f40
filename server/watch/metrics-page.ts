import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import type { Watch } from './watch.ts';

/** `/metrics` for whoever sends the token; for everybody else there is no such page. */
export function metricsPage(metrics: Watch['metrics'], token: string): Handler<AppEnv> {
  const expected = digest(`Bearer ${token}`);
  return async (c) => {
    const said = digest(c.req.header('authorization') ?? '');
    if (!timingSafeEqual(said, expected)) throw new AppError('not_found');
    return c.body(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
