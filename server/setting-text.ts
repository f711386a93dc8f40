import { z } from 'zod';

/** The text of a variable of the environment; nothing where it holds nothing but blanks. */
export const optional = z
  .string()
  .transform((text) => text.trim() || undefined)
  .optional();

/** An origin and nothing else: no path, no user, no query. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin;
}

/** What an environment variable lists, separated by commas or spaces. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
}

/** An address whose answers cannot be changed on the way: https, or this machine. */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
}

/** A key as Standard Webhooks writes it: `whsec_` and 24 to 64 bytes in base64. */
export function webhookKey(text: string): Buffer | undefined {
  const [, written = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const key = Buffer.from(written, 'base64');
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** True for the names under which only this machine reaches itself. `hostname` has no port. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.includes(hostname);
}
