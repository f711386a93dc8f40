import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from '../context.ts';
import { answerError } from '../error.ts';
import type { ReportBackend } from './report-backend.ts';
import { sendReport } from './send-report.ts';

/** To be mounted at /functions/v1. Every other name there is nobody's. */
export function serverFunctions({
  config,
  reports,
}: {
  config: Pick<Config, 'siteUrl'>;
  reports: ReportBackend;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.post('/send-report', sendReport({ siteUrl: config.siteUrl, reports }));
  return app;
}
