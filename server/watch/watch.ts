import type { FaultName } from '#content/mail/fault-mails.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { createTransport, type MailTransport } from '#server/mail/mail-transport.ts';
import { findFaults, type Watched } from './find-faults.ts';
import type { LogEvent } from './heard-log.ts';
import { createMetrics } from './metrics.ts';
import { createNeighbourWatch } from './neighbours.ts';
import { askStanding } from './standing.ts';
import { createFaultTeller } from './tell-faults.ts';

const LOOK_EVERY_MS = 60_000;
const FAILED_MS = 5 * 60_000;

export type Watch = ReturnType<typeof createWatch>;

/** Looks each minute at what could be wrong, tells whoever runs the site, and keeps what `/metrics` says. */
export function createWatch(parts: {
  config: Config;
  clock: Clock;
  log: Log;
  /** Another way out for its mails; for tests. */
  transport?: MailTransport;
}) {
  const { config, clock, log } = parts;
  const failedAt: number[] = [];
  let present: readonly FaultName[] = [];
  let source: Queries | undefined;
  let timer: NodeJS.Timeout | undefined;
  const standing = () => askStanding(source, { clock, dataDir: config.dataDir });
  const metrics = createMetrics({
    standing,
    faults: () => present,
    isRead: config.metricsToken !== undefined,
  });
  const askNeighbours = createNeighbourWatch(config.watchUrls);
  const transport = parts.transport ?? createTransport(config, clock);

  function failedLately(): number {
    const since = clock.now().getTime() - FAILED_MS;
    while (failedAt[0] !== undefined && failedAt[0] < since) failedAt.shift();
    return failedAt.length;
  }

  return {
    metrics,
    /** Told of each event of the log. */
    hear(event: LogEvent): void {
      metrics.hear(event);
      // A refusal of health is what the watch itself looks at.
      const isFailure = event.event === 'request' && Number(event['status']) >= 500;
      if (!isFailure || String(event['path']).startsWith('/health/')) return;
      failedAt.push(clock.now().getTime());
      if (failedAt.length > 1000) failedAt.shift();
    },
    /** Begins to look, and returns what looks once, for tests. */
    start(found: Watched & { database: Queries | undefined }): () => Promise<void> {
      const { database } = found;
      source = database;
      const to = config.alertMail;
      const tell = createFaultTeller({ database, transport, clock, siteUrl: config.siteUrl, to });
      async function look(): Promise<void> {
        const away = await askNeighbours();
        if (away.length > 0) log.warn({ event: 'watch.away', away });
        present = await findFaults({
          ...found,
          standing: await standing(),
          failed: failedLately(),
          hasBackups: config.hasBackups,
          away,
        });
        await tell(present).catch((error: unknown) =>
          log.error({ event: 'watch.untold', faults: present, err: error }),
        );
      }
      timer = setInterval(() => void look(), LOOK_EVERY_MS);
      timer.unref();
      return look;
    },
    stop(): void {
      clearInterval(timer);
      transport.close();
    },
  };
}
