// `npm run dev`: the server and the bundler on one port, over the sources.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { localeOfPath, pathIn } from '#domain/locale.ts';
import { systemClock } from '#server/clock.ts';
import { parseConfig } from '#server/config.ts';
import { listen } from '#server/http/http-server.ts';
import { createLog } from '#server/log.ts';
import { openApp } from '#server/open-app.ts';
import { embeddedSecrets } from '#server/secrets.ts';
import { stopOnSignals } from '#server/stop-on-signals.ts';

const root = resolve(import.meta.dirname, '../..');
/** What the server answers itself; everything else is a page or a source file, and Vite's. */
const SERVED =
  /^\/(auth\/v1|rest\/v1|functions\/v1|health|outbox|csp-report|\.well-known|config\.json)(\/|\?|$)/;

const now = systemClock.now();
const config = parseConfig(process.env, {
  embeddedSecrets: (dataDir) => embeddedSecrets(dataDir, now),
  now,
});
const log = createLog({ level: config.logLevel });
const opened = await openApp({
  config,
  log,
  site: (c) => c.text('Not found', 404),
  onOutboxOpened: tellOutbox,
});
const api = getRequestListener(opened.app.fetch);

const server = createServer((incoming, outgoing) => {
  if (SERVED.test(incoming.url ?? '/')) void api(incoming, outgoing);
  else vite.middlewares(incoming, outgoing, () => void answerPage(incoming, outgoing));
});
const vite: ViteDevServer = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

// Rendered anew for each request, so that a reload shows the words and pages as they are now. The
// security policy is not sent: hot reload needs the inline scripts that it forbids.
async function answerPage(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const path = new URL(incoming.url ?? '/', config.siteUrl).pathname.replace(/(.)\/$/, '$1');
  try {
    const { prerenderPaths, renderPage } = await vite.ssrLoadModule('/app/prerender/prerender.tsx');
    const isKnown = prerenderPaths().some((page: { path: string }) => page.path === path);
    const missing = pathIn(localeOfPath(path), '/404');
    const html = await renderPage(isKnown ? path : missing, () => ({
      boot: '/app/boot.ts',
      preloads: [],
      fonts: [],
      css: { linked: ['/app/styles/site.css', '/app/styles/fonts.css'] },
    }));
    outgoing.writeHead(isKnown ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.end(await vite.transformIndexHtml(path, html));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    outgoing.end(error instanceof Error ? error.stack : String(error));
  }
}

const running = await listen(server, config.port, 'localhost');
stopOnSignals(log, async () => {
  await vite.close();
  await running.stop();
  await opened.close();
});
console.log(`\n  Faro Vocacional, from its sources: ${config.siteUrl}`);
const token = opened.backend?.outbox?.access.token();
if (token !== undefined) tellOutbox(token);

/** The address of the mails works once; then there is another. */
function tellOutbox(token: string): void {
  console.log(`  mails: ${config.siteUrl}/outbox?token=${token}\n`);
}
