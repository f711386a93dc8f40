import { isIP } from 'node:net';

/** A port, or one that a proxy hides (RFC 7239, 6.2). */
const PORT = /:(\d{1,5}|_[\w.-]+)$/;

/**
 * The address in one entry of X-Forwarded-For, however the proxy wrote it: with a port (`203.0.113.7:40007`, `[2001:db8::1]:443`),
 * in quotes or brackets, with a zone (`fe80::1%eth0`). An IPv4 address in IPv6 form comes out as IPv4. `undefined` for what is
 * none (`unknown`, `_hidden`).
 */
export function forwardedAddress(entry: string): string | undefined {
  const bare = entry
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  const inBrackets = /^\[([^\]]+)\](:.*)?$/.exec(bare)?.[1];
  const candidates = inBrackets === undefined ? [bare, bare.replace(PORT, '')] : [inBrackets];
  const found = candidates.map((text) => text.replace(/%.*$/, '')).find((text) => isIP(text) !== 0);
  return found === undefined ? undefined : unmapped(found);
}

/** An IPv4 address that a dual-stack socket or a proxy wrote as IPv6 (`::ffff:1.2.3.4`, `::ffff:102:304`), plain. */
export function unmapped(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The eight numbers of an IPv6 address. */
export function groupsOf(address: string): number[] {
  const plain = (address.split('%')[0] ?? '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, asGroups);
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...gap, ...back].map((group) => parseInt(group, 16));
}

function asGroups(_: string, a: string, b: string, c: string, d: string): string {
  const pair = (high: string, low: string) => ((Number(high) << 8) | Number(low)).toString(16);
  return `${pair(a, b)}:${pair(c, d)}`;
}
