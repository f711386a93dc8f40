import { browserStorage } from './browser-storage.ts';
import { sha256 } from './secret.ts';

/** Where the key lies. It is made with the first sign-up or sign-in, never for a mere visitor. */
const keyName = 'faro-browser-key';

/**
 * What makes this browser known again to the server: 32 random bytes, made here, never in a mail. It opens
 * nothing; with it, a password typed at sign-up counts when the mailed link is opened here as well. Loaded
 * with the first call of the sign-in protocol only.
 */
export function browserKey(): string {
  const kept = browserStorage.getItem(keyName);
  if (kept !== null && /^[\w-]{43}$/.test(kept)) return kept;
  browserStorage.setItem(keyName, randomText());
  // Read again: of two tabs that make one at the same moment, both go on with the later one.
  return browserStorage.getItem(keyName) ?? '';
}

/** SHA-256 (hex) of the key, for a backend that keeps it; undefined where the browser cannot compute it. */
export async function browserKeyHash(): Promise<string | undefined> {
  try {
    return await sha256(browserKey());
  } catch {
    // Only pages that were fetched by https may hash.
    return undefined;
  }
}

/** The same request, with the key as the header that our own server reads. */
export function withBrowserKey(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('x-browser-key', browserKey());
  return { ...init, headers };
}

/** 256 random bits as 43 characters. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
