import { join } from 'node:path';
import { createApp } from './app.ts';
import { openBackend, type Backend } from './backend.ts';
import { systemClock } from './clock.ts';
import { parseConfig, type Config } from './config.ts';
import { hostedReports } from './functions/hosted-reports.ts';
import { serverFunctions } from './functions/server-functions.ts';
import { createHttpServer, listen } from './http-server.ts';
import { createLog } from './log.ts';
import { quickAnswers } from './quick-answers.ts';
import { embeddedSecrets } from './secrets.ts';
import { readSite } from './site-files.ts';
import { createStaticSite } from './static-site.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** How long a server that has just started waits before it compresses its pages ahead, in milliseconds. */
const WARM_AFTER = 20_000;

/**
 * The whole server: reads its configuration from `env` and the built site from `dist`, opens what
 * it needs, says where things are, and serves until it is told to stop. A refusal ends the process
 * with one line and exit code 1.
 */
export async function serve(env: Record<string, string | undefined>, dist: string): Promise<void> {
  try {
    await open(env, dist);
  } catch (error) {
    // A refusal is for a person; anything else is a fault, and its stack is what helps.
    const isRefusal = error instanceof Error && error.name === 'StartRefusal';
    console.error(isRefusal ? `Not started: ${error.message}` : error);
    process.exit(1);
  }
}

async function open(env: Record<string, string | undefined>, dist: string): Promise<void> {
  const now = systemClock.now();
  const config = parseConfig(env, {
    embeddedSecrets: (dataDir) => embeddedSecrets(dataDir, now),
    now,
  });
  const log = createLog({ level: config.logLevel });
  const site = createStaticSite(readSite(dist, config.siteUrl), {
    siteUrl: config.siteUrl,
    backendOrigin: config.backendUrl,
  });
  const backend = config.backendUrl
    ? undefined
    : await openBackend({ config, clock: systemClock, log });
  const hosted = backend ? undefined : hostedReports({ config, clock: systemClock, log });
  const reports = backend?.reports ?? hosted;
  const functions = reports && serverFunctions({ config, clock: systemClock, reports });
  const app = createApp({ config, log, site: site.handler, backend, functions });
  try {
    const { siteUrl, trustedProxies } = config;
    const quick = quickAnswers({ site, siteUrl, trustedProxies, log });
    const running = await listen(createHttpServer(app.fetch, quick), config.port);
    stopOnSignals(log, async () => {
      await running.stop();
      hosted?.close();
      await backend?.close();
    });
  } catch (error) {
    await backend?.close();
    throw error;
  }
  console.log(welcome(config, backend).join('\n'));
  // Not at once: the first visitors come first, and a server that lives for seconds has no use for it.
  setTimeout(() => void site.warm(), WARM_AFTER).unref();
}

function welcome(config: Config, backend: Backend | undefined): string[] {
  const lines = ['', '  Faro Vocacional', `  site    ${config.siteUrl}`];
  if (!backend) return [...lines, `  backend ${config.backendUrl}`, ''];
  const local = `http://localhost:${config.port}/outbox`;
  const file = join(config.dataDir, 'outbox.jsonl');
  lines.push(`  mails   ${config.smtpUrl ? 'are sent by SMTP' : `${local} (${file})`}`);
  if (backend.kind === 'postgres') return [...lines, '  data    PostgreSQL (DATABASE_URL)', ''];
  return [
    ...lines,
    `  data    ${config.dataDir}`,
    '  PGlite is for trying out on one machine; for real use set DATABASE_URL=postgres://… (15 or newer).',
    '',
  ];
}
