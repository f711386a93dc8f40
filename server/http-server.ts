import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { QuickAnswer } from './quick-answers.ts';
import { StartRefusal } from './start-refusal.ts';

// TRUST H06: headers within 15 s, the whole request within 30 s. Node looks every
// `connectionsCheckingInterval`, so a limit and one interval together stay below.
const TIMES = { headersTimeout: 12_000, requestTimeout: 27_000, connectionsCheckingInterval: 2000 };

/** The longest a stopping server waits for requests under way, in milliseconds. */
const LAST_REQUESTS = 5000;

export type RunningServer = { stop(): Promise<void> };

/**
 * The HTTP server around `fetch`, not yet listening; `answerQuickly` is asked first. Malformed requests get 400 or 431
 * and are closed.
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  answerQuickly: QuickAnswer = () => false,
): Server {
  const listener = getRequestListener(fetch, {
    // Reached only when no Request can be made of the target or the Host header.
    errorHandler: () =>
      new Response('Bad request', {
        status: 400,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          connection: 'close',
        },
      }),
  });
  return createServer({ ...TIMES, insecureHTTPParser: false }, (incoming, outgoing) => {
    if (!answerQuickly(incoming, outgoing)) void listener(incoming, outgoing);
  });
}

/** Listens on all addresses, or on those of `host`; throws StartRefusal naming PORT when the port is taken or forbidden. */
export async function listen(server: Server, port: number, host?: string): Promise<RunningServer> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ port, host }, resolve);
  try {
    await promise;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason =
      code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${code})`;
    throw new StartRefusal(`PORT ${port} ${reason}; choose another, e.g. PORT=${port + 1}`);
  }
  return { stop: () => stop(server) };
}

async function stop(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
  await promise;
  clearTimeout(timer);
}
