import { hash } from 'node:crypto';

/** Tokens remembered at a time: the people of a busy quarter of an hour. */
const MOST = 5000;

/**
 * Remembers the claims of tokens whose signature was good, so that each is verified once. A signature does not change;
 * the time is looked at by the caller, and the session is asked for at each request all the same (threat A16).
 */
export function rememberVerified<Claims>() {
  // Per server, which is to say per secret.
  const servers = new WeakMap<object, Map<string, Claims>>();

  return async function verifiedOnce(
    server: object,
    token: string,
    verify: () => Promise<Claims>,
  ): Promise<Claims> {
    const tokens = servers.get(server) ?? new Map<string, Claims>();
    servers.set(server, tokens);
    const name = hash('sha256', token, 'base64');
    const known = tokens.get(name);
    if (known) return known;
    const claims = await verify();
    // The oldest goes: it is the nearest to its end.
    const [oldest] = tokens.keys();
    if (tokens.size >= MOST && oldest) tokens.delete(oldest);
    tokens.set(name, claims);
    return claims;
  };
}
