import type { Handler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import type { ReceiveBody } from '#server/http/receive-body.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import type { ReportCounts } from './count-reports.ts';
import { readDirectives } from './read-directives.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * POST /csp-report: a browser tells what the content security policy stopped (threat H08). Only how
 * often, by directive, is kept: no address, no person, no page.
 */
export function receiveReports(parts: {
  limits: Limits;
  counts: ReportCounts;
  receiveBody: ReceiveBody;
}): Handler<AppEnv> {
  return async function answerReport(c) {
    const verdict = await parts.limits.take('policyReport', c.get('clientAddress'));
    if (verdict.kind === 'refused') {
      throw new AppError('too_many', undefined, { retryAfter: verdict.retryAfter });
    }
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!TYPES.includes(type)) throw new AppError('unsupported_type');
    const giveBack = await parts.receiveBody(c);
    const directives = readDirectives(type, await c.req.text().finally(giveBack));
    if (directives === undefined) throw new AppError('bad_request');
    parts.counts.add(directives);
    return c.body(null, 204);
  };
}
