import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { hasHost, parserErrorHeaders, answerParserErrors } from './http-parser-errors.ts';
import { boundConnections } from './connections-of-client.ts';
import { KEEP_ALIVE_SECONDS } from './ready-answer.ts';
import type { SecurityOptions } from './security-headers.ts';
import { StartRefusal } from '#server/start-refusal.ts';

/** Answers a request if it can; false where the application has to. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** How long a client may take, in milliseconds. */
export type ServerTimes = {
  /** From the first byte, or from connecting, to the end of the headers. */
  headersTimeout: number;
  /** To the end of the body. */
  requestTimeout: number;
  /** How often Node looks for the two above. */
  connectionsCheckingInterval: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** Without a byte in either direction; twice as long when an answer was taken in part. */
  silence: number;
};

// Threat H06: headers within 15 s, the whole request within 30 s; each with one interval on top stays
// below. H23: a client that never reads an answer is gone within 30 s, in the worst case two silences.
const TIMES: ServerTimes = {
  headersTimeout: 12_000,
  requestTimeout: 27_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
  silence: 14_000,
};

/** The longest a stopping server waits for requests under way, in milliseconds. */
const LAST_REQUESTS = 5000;

export type RunningServer = { stop(): Promise<void> };

/**
 * The HTTP server around `fetch`, not yet listening; `fastPath` is asked first. Malformed requests get 400 or 431
 * and are closed.
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  options: SecurityOptions & {
    fastPath?: FastPath;
    times?: Partial<ServerTimes>;
    trustedProxies?: readonly string[];
  },
): Server {
  const { silence, ...times } = { ...TIMES, ...options.times };
  const { fastPath = () => false } = options;
  const headers = parserErrorHeaders(options);
  const listener = getRequestListener(fetch, {
    // Reached only when no Request can be made of the target or the Host header.
    errorHandler: () => new Response(null, { status: 400, headers }),
  });
  const server = createServer(
    // A missing Host is refused below, with headers of ours. Most requests have no body: no stream has to end for them.
    { ...times, insecureHTTPParser: false, requireHostHeader: false, optimizeEmptyRequests: true },
    (incoming, outgoing) => {
      if (fastPath(incoming, outgoing)) return;
      if (hasHost(incoming, outgoing, headers)) void listener(incoming, outgoing);
    },
  );
  server.timeout = silence;
  answerParserErrors(server, options);
  boundConnections(server, options);
  return server;
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
