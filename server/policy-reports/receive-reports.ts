import type { Handler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import type { ReportCounts } from './count-reports.ts';
import { readDirectives } from './read-directives.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];
/** Characters; a report is about one kilobyte. */
const MAX_REPORT = 16 * 1024;

/**
 * POST /csp-report: a browser tells what the content security policy stopped (threat H08). Only how
 * often, by directive, is kept: no address, no person, no page.
 */
export function receiveReports(parts: { limits: Limits; counts: ReportCounts }): Handler<AppEnv> {
  return async function answerReport(c) {
    const verdict = await parts.limits.take('policyReport', c.get('clientAddress'));
    if (verdict.kind === 'refused') {
      throw new AppError('too_many', undefined, { retryAfter: verdict.retryAfter });
    }
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!TYPES.includes(type)) throw new AppError('unsupported_type');
    if (Number(c.req.header('content-length') ?? 0) > MAX_REPORT) {
      throw new AppError('body_too_large');
    }
    const text = await c.req.text();
    if (text.length > MAX_REPORT) throw new AppError('body_too_large');
    const directives = readDirectives(type, text);
    if (directives === undefined) throw new AppError('bad_request');
    parts.counts.add(directives);
    return c.body(null, 204);
  };
}
