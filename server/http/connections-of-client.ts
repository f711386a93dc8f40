import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { bucketOf, clientAddressBehind } from './client-address.ts';

/** So many connections of one address at once: a browser opens six, a school behind one address a few hundred. */
const MOST = 512;
/** An address kept for documents (RFC 5737): a client that is believed when it names one is a trusted proxy. */
const NAMED_BY_PROXY = '192.0.2.1';

/**
 * Bounds the connections of one client (threat A27). With one more, the one that has asked nothing for the longest is
 * closed: no user is locked out by a client that only holds them open. Trusted proxies speak for many, and are not bounded.
 */
export function boundConnections(
  server: Server,
  { trustedProxies = [], most = MOST }: { trustedProxies?: readonly string[]; most?: number },
): void {
  const addressOf = clientAddressBehind(trustedProxies);
  const isProxy = (peer: string) => addressOf(peer, NAMED_BY_PROXY) === NAMED_BY_PROXY;
  /** By address; the longest idle one stands first. */
  const connections = new Map<string, Set<Socket>>();

  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? '';
    if (isProxy(peer)) return;
    const key = bucketOf(peer);
    const own = connections.get(key) ?? new Set();
    connections.set(key, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) connections.delete(key);
    });
    const [idle] = own;
    if (own.size > most) idle?.destroy();
  });
  server.on('request', ({ socket }) => {
    const own = connections.get(bucketOf(socket.remoteAddress ?? ''));
    if (own?.delete(socket)) own.add(socket);
  });
}
