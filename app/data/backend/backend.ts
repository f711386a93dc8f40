import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { noteEntering, noteRefusal } from './refused-session.ts';
import { noteSites } from './site-origins.ts';
import { sessionPlace } from '#app/data/device/shared-computer.ts';

export type Backend = SupabaseClient<Database>;

/** Where supabase-js keeps the session; `boot.ts` looks for the same key. */
export const sessionKey = 'faro-session';

let client: Promise<Backend> | undefined;

/**
 * The one client of the backend, made when first needed: a visitor without a session never loads
 * the library nor asks the server. Rejects when the configuration cannot be fetched; the next call
 * tries again.
 */
export function backend(): Promise<Backend> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** A client beside the one of this browser, whose session is not stored: for one proof of identity. */
export function passingClient(): Promise<Backend> {
  return makeClient({
    storageKey: 'faro-proof',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

function connect(): Promise<Backend> {
  return makeClient({
    storageKey: sessionKey,
    storage: sessionPlace,
    persistSession: true,
    autoRefreshToken: true,
    // A session must never slip in through a link to any other page (specification S07).
    detectSessionInUrl: /^\/(en\/)?auth\/?$/.test(location.pathname),
  });
}

async function makeClient(
  auth: NonNullable<SupabaseClientOptions<'public'>['auth']>,
): Promise<Backend> {
  const [{ createClient }, config] = await Promise.all([
    import('@supabase/supabase-js'),
    backendAddress(),
  ]);
  return createClient<Database>(config.url, config.anonKey, {
    global: { fetch: sender() },
    auth,
  });
}

/** A call of the sign-in protocol that the library does not make by itself; `bearer` names the caller. */
export async function askAuth(
  path: string,
  { method, body, bearer }: { method: 'GET' | 'POST' | 'PUT'; body?: object; bearer?: string },
): Promise<Response> {
  const { url, anonKey: apikey } = await backendAddress();
  const headers = {
    apikey,
    'content-type': 'application/json',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return sender()(`${url}/auth/v1${path}`, request);
}

function sender(): typeof send {
  return isOwnServer() ? fetchWithKey : send;
}

/** Every request of the client of this browser. */
async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // Comes with the client, and is no part of what wakes a page.
  const { fetchNotingRetryAfter } = await import('./retry-after.ts');
  const url = new URL(input instanceof Request ? input.url : input);
  const answered = noteEntering(url);
  const response = await fetchNotingRetryAfter(input, init).finally(answered);
  const { status } = response;
  const bearer = new Headers(init?.headers).get('authorization');
  noteRefusal(
    { status, bearer, url },
    {
      renew: async () => (await backend()).auth.refreshSession(),
      async current() {
        const { data } = await (await backend()).auth.getSession();
        return data.session ? `Bearer ${data.session.access_token}` : undefined;
      },
      end: async () => (await backend()).auth.signOut({ scope: 'local' }),
    },
  );
  return response;
}

let isOwn = false;

/** Whether the backend is the server that this page came from; known once its address is. */
export function isOwnServer(): boolean {
  return isOwn;
}

/** Tells our own server which browser asks, where it signs in or up; a hosted project would refuse the header. */
async function fetchWithKey(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (!pathname.startsWith('/auth/v1/')) return send(input, init);
  const { withBrowserKey } = await import('#app/data/device/browser-key.ts');
  return send(input, withBrowserKey(init));
}

let address: Promise<{ url: string; anonKey: string }> | undefined;

/** Where the backend is, and the key by which this site is known to it; asked for once. */
export function backendAddress(): Promise<{ url: string; anonKey: string }> {
  address ??= fetchConfig().catch((error: unknown) => {
    address = undefined;
    throw error;
  });
  return address;
}

async function fetchConfig(): Promise<{ url: string; anonKey: string }> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new TypeError(`Failed to fetch configuration: ${response.status}`);
  const body: unknown = await response.json();
  if (typeof body === 'object' && body && 'url' in body && 'anonKey' in body) {
    const { url, anonKey } = body;
    if (typeof url === 'string' && typeof anonKey === 'string') {
      isOwn = new URL(url).origin === location.origin;
      noteSites('sites' in body ? body.sites : undefined);
      return { url, anonKey };
    }
  }
  throw new Error('config.json does not name a backend');
}
