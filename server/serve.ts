import { join } from 'node:path';
import { site as siteFile } from '#content/site.ts';
import type { Backend } from './backend.ts';
import { systemClock } from './clock.ts';
import { parseConfig, type Config } from './config.ts';
import { createHttpServer, listen } from './http/http-server.ts';
import { createLog } from './log.ts';
import { openApp } from './open-app.ts';
import { staticFastPath } from './site/static-fast-path.ts';
import { embeddedSecrets } from './secrets.ts';
import { securityOptions } from './http/security-headers.ts';
import { servePublished } from './editor/serve-published.ts';
import { createChangingSite } from './site/changing-site.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { redactAddresses } from './redact-addresses.ts';

/**
 * The whole server: reads its configuration from `env` and the built site from `dist`, opens what
 * it needs, says where things are, and serves until it is told to stop. A refusal ends the process
 * with one line and exit code 1.
 */
export async function serve(env: Record<string, string | undefined>, dist: string): Promise<void> {
  try {
    await open(env, dist);
  } catch (error) {
    // A refusal is for a person; anything else is a fault, and its stack is what helps. Not the whole
    // error: what the database says of a failed migration holds rows (threat H22).
    const isRefusal = error instanceof Error && error.name === 'StartRefusal';
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(isRefusal ? `Not started: ${error.message}` : redactAddresses(fault));
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
  const tellOutbox = (token: string) => console.log(`  mails   ${outboxAddress(config, token)}`);
  const security = securityOptions(config);
  const site = createChangingSite();
  const opened = await openApp({
    config,
    log,
    dist,
    site: site.handler,
    onOutboxOpened: tellOutbox,
  });
  try {
    const { backend, log } = opened;
    const builds = backend?.editor?.builds;
    const published = await servePublished({
      config,
      log,
      dist,
      site,
      security,
      database: backend?.database,
      published: backend && builds && { database: backend.database, builds },
    });
    const { siteUrl, siteUrls, trustedProxies } = config;
    const fastPath = staticFastPath({
      site,
      origins: [siteUrl, ...siteUrls],
      trustedProxies,
      log,
      stepCounts: opened.stepCounts,
    });
    const server = createHttpServer(opened.app.fetch, { ...security, fastPath, trustedProxies });
    const running = await listen(server, config.port);
    stopOnSignals(log, async () => {
      published.stop();
      await running.stop();
      await opened.close();
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
  console.log(welcome(config, opened.backend).join('\n'));
}

function outboxAddress({ port }: Config, token: string): string {
  return `http://localhost:${port}/outbox?token=${token}`;
}

function welcome(config: Config, backend: Backend | undefined): string[] {
  const origins = [config.siteUrl, ...config.siteUrls];
  const lines = ['', '  Faro Vocacional', `  site    ${origins.join(', ')}`];
  const { mark, value: regional } = siteFile.regionalHost;
  if (mark === 'real' && !origins.some((origin) => new URL(origin).host === regional)) {
    lines.push(
      `  note    ${regional}, the regionalHost of content/site.yaml, is not in SITE_URLS: it answers 421.`,
    );
  }
  if (!backend) return [...lines, `  backend ${config.backendUrl}`, ''];
  const file = join(config.dataDir, 'outbox.jsonl');
  const token = backend.outbox?.access.token();
  lines.push(
    token === undefined
      ? '  mails   are sent by SMTP'
      : `  mails   ${outboxAddress(config, token)} (opens once; all in ${file})`,
  );
  if (config.breachedPasswordsUrl && !siteFile.breachedPasswords) {
    lines.push(
      '  note    BREACHED_PASSWORDS is on: set breachedPasswords in content/site.yaml, so that the legal page says so.',
    );
  }
  if (Object.keys(config.providers).length > 0 && !siteFile.providers) {
    lines.push(
      '  note    people may sign in by a provider: set providers in content/site.yaml, so that the legal page says so.',
    );
  }
  const engine = `PostgreSQL ${backend.version}`;
  if (backend.kind === 'postgres') return [...lines, `  data    ${engine} (DATABASE_URL)`, ''];
  return [
    ...lines,
    `  data    ${config.dataDir} (${engine})`,
    '  note    this PostgreSQL is for trying out and small sites; for more set DATABASE_URL=postgres://… (15 or newer).',
    '',
  ];
}
