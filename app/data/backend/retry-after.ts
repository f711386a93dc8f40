import { withLocalExpiry } from '#app/data/device/local-expiry.ts';
import { noteServerDate } from './server-clock.ts';

/**
 * supabase-js does not hand out headers, so its `fetch` passes here and the last `Retry-After` of
 * each address is kept until it is asked for.
 */
const noted = new Map<string, number>();

/**
 * The browser's fetch for absolute addresses; notes after how many milliseconds a refused request may
 * be repeated, and what time the server has.
 */
export async function fetchNotingRetryAfter(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  const path = new URL(input instanceof Request ? input.url : input).pathname;
  noteServerDate(response.headers.get('date'), Date.now());
  const wait = readRetryAfter(response.headers.get('retry-after'), Date.now());
  if (wait === undefined || response.ok) noted.delete(path);
  else noted.set(path, wait);
  return /\/auth\/v1\/(token|verify|signup|factors\/[^/]+\/verify)$/.test(path)
    ? withLocalExpiry(response)
    : response;
}

/** The wait last asked for by an address that ends so (`/signup`), once; milliseconds. */
export function takeRetryAfter(pathEnd: string): number | undefined {
  for (const [path, wait] of noted) {
    if (!path.endsWith(pathEnd)) continue;
    noted.delete(path);
    return wait;
  }
  return undefined;
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3) as milliseconds from `now`; undefined if neither. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
