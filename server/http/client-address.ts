import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { groupsOf, unmapped, forwardedAddress } from './forwarded-address.ts';

/** Sets `clientAddress`, the key of all limits. */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler<AppEnv> {
  const addressOf = clientAddressBehind(trustedProxies);
  return async function setClientAddress(c, next) {
    const peer = c.env?.incoming?.socket.remoteAddress;
    c.set('clientAddress', addressOf(peer, c.req.header('x-forwarded-for')));
    await next();
  };
}

/**
 * Whose request it is: the socket's peer, unless that is a trusted proxy; then the last address in
 * X-Forwarded-For that no trusted proxy wrote (threat A07).
 */
export function clientAddressBehind(
  trustedProxies: readonly string[],
): (peer: string | undefined, forwarded: string | undefined) => string {
  const trusted = toBlockList(trustedProxies);
  return (peer, forwarded) => bucketOf(clientOf(peer ?? '', forwarded, trusted));
}

/** True for 127.0.0.0/8, ::1 and the mapped form of the former. */
export function isLoopback(address: string): boolean {
  const plain = unmapped(address);
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** An IPv4 address as it is; an IPv6 address as its /64, because one home owns that many. */
export function bucketOf(address: string): string {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  const block = groupsOf(plain)
    .slice(0, 4)
    .map((group) => group.toString(16));
  return `${block.join(':')}::/64`;
}

function clientOf(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  if (forwarded === undefined || !isIn(trusted, peer)) return peer;
  // A list may have empty entries (RFC 9110, 5.6.1).
  const hops = forwarded.split(',').filter((hop) => hop.trim() !== '');
  // From the right: each proxy appends the address that it saw. A hop that is no address ends the
  // belief, and the nearest believed one stands.
  let client = peer;
  for (const hop of hops.toReversed()) {
    const address = forwardedAddress(hop);
    if (address === undefined) break;
    client = address;
    if (!isIn(trusted, address)) break;
  }
  return client;
}

function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const plain = unmapped(address.replace(/%.*$/, ''));
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
