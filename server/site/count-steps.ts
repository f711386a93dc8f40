// From a visit to a booking, as numbers a day: nothing of a person, an address or a page is kept.
import type { Handler, MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { dailyCounts, type DailyCounts } from '#server/database/daily-counts.ts';
import { AppError } from '#server/error.ts';
import type { Limits } from '#server/limits/rate-limits.ts';

/** What a page tells by `POST /count/<step>`; arrivals are seen by the server itself. */
const toldSteps = ['begun', 'finished', 'sent', 'booking'] as const;
export type CountedStep = (typeof toldSteps)[number] | 'visit';
export type StepCounts = DailyCounts<CountedStep>;

export function countSteps(
  parts: Pick<Parameters<typeof dailyCounts>[0], 'clock' | 'log' | 'database'>,
): StepCounts {
  return dailyCounts({
    ...parts,
    event: 'step_counts',
    level: 'info',
    keepMs: 60_000,
    write: `insert into private.step_counts as kept (day, step, count)
       select $1::date, said.key, said.value::integer from jsonb_each_text($2::text::jsonb) as said
       on conflict (day, step) do update set count = kept.count + excluded.count`,
  });
}

/** POST /count/<step>: a page says that a step was taken. Its body is not read, and nothing is answered. */
export function receiveStep(parts: { limits: Limits; counts: StepCounts }): Handler<AppEnv> {
  return async function answerStep(c) {
    const step = toldSteps.find((each) => each === c.req.param('step'));
    if (!step) throw new AppError('not_found');
    const verdict = await parts.limits.take('stepCount', c.get('clientAddress'));
    if (verdict.kind === 'refused') {
      throw new AppError('too_many', undefined, { retryAfter: verdict.retryAfter });
    }
    parts.counts.add([step]);
    return c.body(null, 204);
  };
}

/**
 * Whether a request is a browser's, for a page that it came to from elsewhere: from another site, a mail, a typed address. From page to
 * page is no new visit. Programs that send no such headers are no visits either.
 */
export function isArrival(header: (name: string) => string | string[] | undefined): boolean {
  if (header('sec-fetch-dest') !== 'document' || header('sec-purpose') !== undefined) return false;
  return ['none', 'cross-site', 'same-site'].includes(String(header('sec-fetch-site')));
}

/** Counts arrivals that the fast path leaves to the application. */
export function countArrivals(counts: StepCounts): MiddlewareHandler<AppEnv> {
  return async function seeArrival(c, next) {
    if (c.req.method === 'GET' && isArrival((name) => c.req.header(name))) counts.add(['visit']);
    await next();
  };
}
