import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { createApp, type BackendParts } from '#server/app.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { parseConfig, type Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';
import type { AskJobs, AskRequests } from '#server/health.ts';
import { createHttpServer, type ServerTimes } from '#server/http/http-server.ts';
import type { Log } from '#server/log.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createOutboxAccess } from '#server/site/outbox-access.ts';
import { countSteps } from '#server/site/count-steps.ts';
import { countReports } from '#server/policy-reports/count-reports.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { makeSecrets } from '#server/secrets.ts';
import { staticFastPath } from '#server/site/static-fast-path.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import { readSite } from '#server/site/site-files.ts';
import { createStaticSite } from '#server/site/static-site.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** A Config as the environment would make it, with secrets that live as long as the test. */
export function configForTests(env: Record<string, string> = {}): Config {
  return parseConfig(env, { embeddedSecrets: () => makeSecrets(NOW), now: NOW });
}

/** Writes a small built site to a temporary folder, as the build lays it out. */
export function builtSite(): { dist: string; remove(): void } {
  const dist = mkdtempSync(join(tmpdir(), 'faro-site-'));
  const origin = 'https://placeholder-origin.invalid';
  const long = 'Orientación vocacional. '.repeat(100);
  const files = {
    'site/index.html': `<!doctype html><html lang="es"><link rel="canonical" href="${origin}/">${long}`,
    'site/en/index.html': `<!doctype html><html lang="en">${origin}/en`,
    'site/auth/index.html': '<!doctype html><html lang="es">entrar',
    'site/admin/index.html': '<!doctype html><html lang="es">no encontrada',
    'site/rara/index.html': `<!doctype html><html lang="es">${origin}/rara ${long}`,
    'site/404.html': '<!doctype html><html lang="es">no encontrada',
    'site/en/404.html': '<!doctype html><html lang="en">not found',
    'site/sitemap.xml': `<urlset><loc>${origin}/</loc></urlset>`,
    'site/assets/app-1a2b3c.js': `console.log(${JSON.stringify(long)})`,
    'site/assets/app-1a2b3c.js.map': '{"version":3}',
    'site/assets/font-4d5e6f.woff2': 'wOF2',
    'site/assets/pdf-worker-7a8b9c.js': 'postMessage(1)',
    'site/assets/map-0a1b2c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/.env': 'JWT_SECRET=leak',
    'secret.txt': 'outside',
    'site-manifest.json': JSON.stringify({
      build: 'one',
      pages: [
        { path: '/', file: 'index.html', csp: { styleHashes: ['sha256-abc='] } },
        { path: '/en', file: 'en/index.html' },
        { path: '/auth', file: 'auth/index.html' },
        { path: '/admin', file: 'admin/index.html', missing: true },
        { path: '/rara', file: 'rara/index.html', rare: true },
      ],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/** A backend whose data API tells what reached it: byte count of the body, and the limit key. */
export function echoBackend(change: Partial<BackendParts> = {}): BackendParts {
  const auth = new Hono<AppEnv>();
  auth.all('/echo', async (c) => {
    const bytes = (await c.req.arrayBuffer()).byteLength;
    return c.json({ bytes, clientAddress: c.get('clientAddress') });
  });
  auth.all('/fail', () => {
    throw new Error('duplicate key in select secret from accounts');
  });
  return {
    pulse: { fault: async () => undefined, canWrite: async () => true },
    auth,
    rest: async () => Response.json([], { headers: { 'access-control-allow-origin': '*' } }),
    outbox: { read: async () => [], access: createOutboxAccess() },
    ...change,
  };
}

/** The whole front on a free loopback port, closed and removed when the scope ends. */
export async function startFront(
  options: {
    env?: Record<string, string>;
    backend?: BackendParts | undefined;
    functions?: Hono<AppEnv>;
    askJobs?: AskJobs;
    askRequests?: AskRequests;
    log?: Log;
    times?: Partial<ServerTimes>;
  } = {},
) {
  const built = builtSite();
  const config = configForTests(options.env);
  const site = createStaticSite(readSite(built.dist, config.siteUrl), {
    ...securityOptions(config),
    cdnSeconds: config.cdnSeconds,
  });
  const backend = 'backend' in options ? options.backend : echoBackend();
  const log = options.log ?? silentLog;
  const { functions } = options;
  const clock = movableClock(NOW);
  const limits = createLimits({ rules: config.rateLimits, clock });
  const reportCounts = countReports({ clock, log, database: undefined });
  const stepCounts = countSteps({ clock, log, database: undefined });
  const app = createApp({
    config,
    log,
    site: site.handler,
    backend,
    functions,
    limits,
    reportCounts,
    stepCounts,
    clock,
    askJobs: options.askJobs,
    askRequests: options.askRequests,
  });
  const { siteUrl, siteUrls, trustedProxies } = config;
  const server = createHttpServer(app.fetch, {
    ...securityOptions(config),
    fastPath: staticFastPath({
      site,
      origins: [siteUrl, ...siteUrls],
      trustedProxies,
      log,
      stepCounts,
    }),
    ...(options.times && { times: options.times }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    config,
    reportCounts,
    stepCounts,
    url: `http://127.0.0.1:${port}`,
    server,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      built.remove();
    },
  };
}

/** Sends bytes as they are and returns all that came back until the other side closed. */
export function sendRaw(port: number, text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
  return promise;
}
