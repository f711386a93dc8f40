import type { LinkToken, LinkType } from '#app/data/account/auth.ts';
import { linkParameters, pathIn, tokenIn } from '#domain/link-text.ts';

/** A link out of a mail, as it was found in the address. */
export type MailLink =
  | (LinkToken & { next?: string })
  /** An access token alone: it sets a password and opens nothing else (threat A23). */
  | { kind: 'bearer'; accessToken: string; type: 'recovery' }
  /** A link of ours whose fragment, and with it the token, was lost on its way. */
  | { kind: 'incomplete'; type: LinkType }
  /** Something that can open nothing any more: a token that is over, or the backend's refusal. */
  | { kind: 'spent'; type: LinkType };

/** What may carry a secret, or belongs to one: none of it stays in the address. */
const linkParameterNames = [
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
 * Finds a mailed link in an address or in what was pasted: ours (`#token_hash=…&type=…`), and all that specification S07
 * lists (`access_token` or `token` in the query, `access_token` with `type=recovery` in the hash), whatever stuck to it.
 */
export function parseLink(url: URL): MailLink | undefined {
  const said = linkParameters(url.search + url.hash);
  const read = (name: string) => tokenIn(said.get(name)) || undefined;
  const type = linkType(read('type'));
  const next = nextOf(said.get('next') ?? undefined);

  const tokenHash = read('token_hash') ?? read('token');
  // Recovery is what a bare token has always meant on this page.
  if (tokenHash) return { kind: 'token', tokenHash, type: type ?? 'recovery', ...next };
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  if (accessToken && refreshToken) {
    return { kind: 'session', accessToken, refreshToken, type: type ?? 'signup', ...next };
  }
  const isInQuery = url.searchParams.has('access_token');
  if (accessToken && (type === 'recovery' || (isInQuery && type === undefined))) {
    return { kind: 'bearer', accessToken, type: 'recovery' };
  }
  const isRefusal = read('error') ?? read('error_code') ?? read('error_description');
  if (accessToken || isRefusal) return { kind: 'spent', type: type ?? 'recovery' };
  // A code of the PKCE flow, which this client never begins: whatever verifies it is not here.
  if (read('code')) return { kind: 'spent', type: type ?? 'signup' };
  // What we mint says beside the fragment what it is for.
  return type && { kind: 'incomplete', type };
}

/** What a person pasted out of a mail: the whole link, a part of it, or its code alone. */
export function parsePasted(text: string, type: LinkType): MailLink | undefined {
  const address = text.trim().replace(/^[^?#%]*/, '');
  const found = parseLink(new URL(address || '#', 'https://pasted.invalid/auth'));
  if (found && found.kind !== 'incomplete') return found;
  const said = linkParameters(text).get('token_hash') ?? text;
  const tokenHash = tokenIn(said);
  // Shorter than any token of ours or of a hosted project.
  return tokenHash.length < 40 || /[?#/:]/.test(said)
    ? undefined
    : { kind: 'token', tokenHash, type };
}

/** The same address without anything of a link: path, harmless query, no fragment. */
export function withoutLink(url: URL): string {
  const query = new URLSearchParams(url.search.replaceAll(/&(?:amp;)+/gi, '&'));
  for (const name of linkParameterNames) query.delete(name);
  const rest = query.toString();
  return url.pathname + (rest && `?${rest}`);
}

function linkType(text: string | undefined): LinkType | undefined {
  return text === 'signup' || text === 'recovery' || text === 'email_change' ? text : undefined;
}

function nextOf(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next: pathIn(next) };
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
  const kind = read('kind');
  if (kind === 'token' && tokenHash) return { kind, tokenHash, type, ...next };
  if (kind === 'session' && accessToken && refreshToken) {
    return { kind, accessToken, refreshToken, type, ...next };
  }
  return kind === 'spent' || kind === 'incomplete' ? { kind, type } : undefined;
}
