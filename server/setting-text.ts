import { z } from 'zod';
import { isLoopbackName } from './loopback-names.ts';

/** What somebody wrote into the environment; nothing where they wrote nothing but blanks. */
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

/** An address whose answers nobody on the way can change: https, or this machine. */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
}
