import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { FaultName } from '#content/mail/fault-mails.ts';
import type { LogEvent } from './heard-log.ts';
import { routeOf } from './route-of.ts';
import type { Standing } from './standing.ts';

/** Upper ends of the latency buckets, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.3, 1, 3, 10];

/** What Prometheus reads at `/metrics`: counted from the events of the log, and what is asked when it looks. */
export function createMetrics({
  standing,
  faults,
  isRead,
}: {
  /** How database, mails, jobs and disk stand now. */
  standing: () => Promise<Standing>;
  /** The faults that the watch has found last. */
  faults: () => readonly FaultName[];
  /** Whether anybody may read them: what is measured of the process itself has its price. */
  isRead: boolean;
}) {
  const register = new Registry();
  const registers = [register];
  if (isRead) collectDefaultMetrics({ register });
  const latency = new Histogram({
    name: 'faro_request_seconds',
    help: 'Time until an answer began, by kind of address and class of status.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'faro_refusals_total',
    help: 'Answers 429, by kind of address.',
    labelNames: ['route'],
    registers,
  });
  const failedSaves = new Counter({
    name: 'faro_failed_saves_total',
    help: 'Saves of answers that ended with 5xx.',
    registers,
  });
  const mails = new Counter({
    name: 'faro_mails_total',
    help: 'Mails sent, failed once (failed) or given up (dead).',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'faro_jobs_failed_total',
    help: 'Daily jobs that failed.',
    labelNames: ['job'],
    registers,
  });
  const asked = new Gauge({
    name: 'faro_standing',
    help: 'Asked when it is read: seconds, numbers and shares, by what; -1 where it is not known.',
    labelNames: ['what'],
    registers,
    async collect() {
      const now = await standing();
      for (const [what, value] of Object.entries(now)) asked.set({ what }, value ?? -1);
    },
  });
  const fault = new Gauge({
    name: 'faro_fault',
    help: '1 while the watch sees a fault of this name.',
    labelNames: ['fault'],
    registers,
    collect() {
      fault.reset();
      for (const name of faults()) fault.set({ fault: name }, 1);
    },
  });

  function countRequest({ method, path, status, ms }: LogEvent): void {
    const route = routeOf(String(path));
    latency.observe({ route, status: `${String(status).charAt(0)}xx` }, Number(ms) / 1000);
    if (status === 429) refusals.inc({ route });
    if (Number(status) >= 500 && method === 'POST' && route === 'rpc/save_answers')
      failedSaves.inc();
  }

  return {
    hear(event: LogEvent): void {
      if (event.event === 'request') countRequest(event);
      if (event.event === 'job.failed') jobs.inc({ job: String(event['job']) });
      const [subject, outcome = ''] = event.event.split('.');
      if (subject === 'mail' && ['sent', 'failed', 'dead'].includes(outcome))
        mails.inc({ outcome });
    },
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}
