import { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';
import { answerError } from '#server/http/answer-error.ts';
import type { Queries } from '#server/database/database.ts';
import type { ReportBackend } from './report-backend.ts';
import { mailEvents } from './mail-events.ts';
import { sendReport } from './send-report.ts';
import { stopMails } from './stop-mails.ts';

/** To be mounted at /functions/v1. Every other name there is unknown. */
export function serverFunctions({
  config,
  clock,
  reports,
  database,
}: {
  config: Pick<Config, 'siteUrl' | 'siteUrls'> & { mailEventsKey?: Buffer | undefined };
  clock: Clock;
  reports: ReportBackend;
  /** Absent before a hosted project, whose mails these are. */
  database?: Queries | undefined;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.post('/send-report', sendReport({ site: config, clock, reports }));
  const key = config.mailEventsKey;
  if (database && key) app.post('/mail-events', mailEvents({ key, clock, database }));
  if (database) app.on(['GET', 'POST'], '/stop-mails', stopMails(config, database));
  return app;
}
