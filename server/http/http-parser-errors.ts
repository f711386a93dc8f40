import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeadersAt, type SecurityOptions } from './security-headers.ts';

/** Statuses that Node's parser stands for by the code of its error; any other is 400. */
const STATUS_OF: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** The headers of an answer to what was never a request of ours; the connection ends with it. */
export function parserErrorHeaders(options: SecurityOptions): Record<string, string> {
  return {
    ...securityHeadersAt(options)('/'),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    connection: 'close',
  };
}

/**
 * What Node refuses by itself, before the application hears of it, carries the site's security headers
 * too (threat H23): malformed bytes, late or oversized headers, an expectation that is not met. A
 * request without a Host is asked for by `hasHost`.
 */
export function answerParserErrors(server: Server, options: SecurityOptions): void {
  const headers = parserErrorHeaders(options);
  const lines = Object.entries({ ...headers, 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (socket.writable && error.code !== 'ECONNRESET' && !hasBegunToAnswer(socket)) {
      const [status, words] = STATUS_OF[error.code ?? ''] ?? [400, 'Bad Request'];
      socket.write(`HTTP/1.1 ${status} ${words}\r\n${lines}\r\n`);
    }
    // Not `end`: the other side could keep a half-closed connection open for ever.
    socket.destroy(error);
  });
  server.on('checkExpectation', (_: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(417, headers).end();
  });
}

/** HTTP/1.1 wants a Host (RFC 9112 3.2); answers 400 and returns false where it is missing. */
export function hasHost(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: Record<string, string>,
): boolean {
  if (incoming.headers.host !== undefined || incoming.httpVersion === '1.0') return true;
  outgoing.writeHead(400, headers).end();
  return false;
}

// Node keeps the answer under way here; a second head in the middle of it would be read as its body.
function hasBegunToAnswer(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return (
    typeof answer === 'object' && answer !== null && Reflect.get(answer, '_headerSent') === true
  );
}
