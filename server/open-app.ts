import { createApp } from './app.ts';
import { openBackend, type Backend } from './backend.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { hostedReports } from './functions/hosted-reports.ts';
import { serverFunctions } from './functions/server-functions.ts';
import { createJobsState, createRequestsState } from './jobs/jobs-state.ts';
import { createLimits } from './limits/rate-limits.ts';
import type { Log } from './log.ts';
import { countReports } from './policy-reports/count-reports.ts';
import { countSteps, type StepCounts } from './site/count-steps.ts';
import { heardLog } from './watch/heard-log.ts';
import { metricsPage } from './watch/metrics-page.ts';
import { createWatch } from './watch/watch.ts';

export type OpenedApp = {
  readonly app: ReturnType<typeof createApp>;
  /** `undefined` before a hosted project. */
  readonly backend: Backend | undefined;
  /** The log, of which the watch hears. */
  readonly log: Log;
  /** For what answers beside the application. */
  readonly stepCounts: StepCounts;
  /** Ends what was opened, the database last. */
  close(): Promise<void>;
};

/**
 * Opens all that the application answers with, for the process that serves it: `npm start` from the built site, `npm run dev` from
 * its sources. Before a hosted project there is no backend of our own; the server functions are there all the same.
 */
export async function openApp({
  config,
  site,
  onOutboxOpened,
  ...parts
}: {
  config: Config;
  log: Log;
  /** Where the built site of the repository is; without it nothing can be published. */
  dist?: string | undefined;
  site: Parameters<typeof createApp>[0]['site'];
  onOutboxOpened: (token: string) => void;
}): Promise<OpenedApp> {
  const clock = systemClock;
  const watch = createWatch({ config, clock, log: parts.log });
  const log = heardLog(parts.log, watch.hear);
  const backend = config.backendUrl
    ? undefined
    : await openBackend({ config, clock, log, dist: parts.dist, onOutboxOpened });
  const limits = backend?.limits ?? createLimits({ rules: config.rateLimits, clock });
  // Where the backend is elsewhere, reports are counted in the log.
  const reportCounts = backend?.reportCounts ?? countReports({ clock, log, database: undefined });
  const stepCounts = countSteps({ clock, log, database: backend?.database });
  const hosted = backend ? undefined : hostedReports({ config, clock, log, limits });
  const reports = backend?.reports ?? hosted;
  const functions =
    reports && serverFunctions({ config, clock, reports, database: backend?.database });
  const asked = {
    askJobs: backend?.askJobs ?? createJobsState(clock, config),
    askRequests: backend?.askRequests ?? createRequestsState(clock, config),
  };
  watch.start({
    database: backend?.database,
    reader: backend?.reader,
    pulse: backend?.pulse,
    ...asked,
  });
  return {
    log,
    app: createApp({
      config,
      log,
      site,
      backend,
      editor: backend?.editor,
      functions,
      limits,
      reportCounts,
      stepCounts,
      clock,
      metrics: config.metricsToken ? metricsPage(watch.metrics, config.metricsToken) : undefined,
      ...asked,
    }),
    backend,
    stepCounts,
    async close() {
      watch.stop();
      hosted?.close();
      await reportCounts.flush();
      await stepCounts.flush();
      await backend?.close();
    },
  };
}
