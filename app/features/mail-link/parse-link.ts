import type { LinkToken, LinkType } from '#app/data/account/auth.ts';

/** A link out of a mail, as it was found in the address. */
export type MailLink =
  | (LinkToken & { next?: string })
  /** Something that can open nothing any more: an access token alone, or the backend's refusal. */
  | { kind: 'spent'; type: LinkType };

/** What may carry a secret, or belongs to one: none of it stays in the address. */
const linkParameters = [
  'token_hash',
  'token',
  'code',
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'token_type',
  'expires_in',
  'expires_at',
  'type',
  'error',
  'error_code',
  'error_description',
  'sb',
];

/**
 * Finds a mailed link in an address: ours (`#token_hash=…&type=…`), and all that specification S07
 * lists (`access_token` or `token` in the query, `access_token` with `type=recovery` in the hash).
 */
export function parseLink(url: URL): MailLink | undefined {
  const hash = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => hash.get(name) ?? url.searchParams.get(name) ?? undefined;
  const type = linkType(read('type'));

  const tokenHash = read('token_hash') ?? read('token');
  if (tokenHash) {
    // Recovery is what a bare token has always meant on this page.
    return { kind: 'token', tokenHash, type: type ?? 'recovery', ...nextOf(read('next')) };
  }
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  if (accessToken && refreshToken) {
    const session = { accessToken, refreshToken, type: type ?? 'signup' };
    return { kind: 'session', ...session, ...nextOf(read('next')) };
  }
  const isRefusal = read('error') ?? read('error_code') ?? read('error_description');
  if (accessToken || isRefusal) return { kind: 'spent', type: type ?? 'recovery' };
  // A code of the PKCE flow, which this client never begins: whatever verifies it is not here.
  if (read('code')) return { kind: 'spent', type: type ?? 'signup' };
  return undefined;
}

/** The same address without anything of a link: path, harmless query, no fragment. */
export function withoutLink(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of linkParameters) query.delete(name);
  const rest = query.toString();
  return url.pathname + (rest && `?${rest}`);
}

function linkType(text: string | undefined): LinkType | undefined {
  return text === 'signup' || text === 'recovery' || text === 'email_change' ? text : undefined;
}

function nextOf(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next };
}

/** Reads back a link that was put into the history entry (a border: anything may stand there). */
export function readLink(value: unknown): MailLink | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (key: string) => {
    const field: unknown = Reflect.get(value, key);
    return typeof field === 'string' ? field : undefined;
  };
  const type = linkType(read('type'));
  if (!type) return undefined;
  const next = nextOf(read('next'));
  const [tokenHash, accessToken, refreshToken] = [
    read('tokenHash'),
    read('accessToken'),
    read('refreshToken'),
  ];
  if (read('kind') === 'token' && tokenHash) return { kind: 'token', tokenHash, type, ...next };
  if (read('kind') === 'session' && accessToken && refreshToken) {
    return { kind: 'session', accessToken, refreshToken, type, ...next };
  }
  return read('kind') === 'spent' ? { kind: 'spent', type } : undefined;
}
