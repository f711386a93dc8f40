import { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';
import { answerError } from '#server/http/answer-error.ts';
import type { ReportBackend } from './report-backend.ts';
import { sendReport } from './send-report.ts';

/** To be mounted at /functions/v1. Every other name there is unknown. */
export function serverFunctions({
  config,
  clock,
  reports,
}: {
  config: Pick<Config, 'siteUrl' | 'siteUrls'>;
  clock: Clock;
  reports: ReportBackend;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.post('/send-report', sendReport({ site: config, clock, reports }));
  return app;
}
