import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import type { ProviderLine } from '#server/auth/providers/openid-provider.ts';

export const CLIENT = { id: 'faro-client', secret: 'a secret of the stand-in' };

/** What the stand-in says of the one person who has an account there. */
export type Said = Record<string, unknown>;

/** What it does wrong; nothing unless a test says so. */
export type Faults = {
  /** Claims of the ID token that are put over the right ones. */
  claims?: Said;
  /** Of the right claims, the ID token in another writing. */
  idToken?: (claims: Said, jwk: JWK) => string | Promise<string>;
  /** Signed by a key that it never published. */
  otherKey?: boolean;
  /** The token endpoint answers so. */
  token?: { status: number; body: string };
  /** No answer comes: a bounded wait is given up at once, others wait for ever. The page for people is there. */
  isSilent?: boolean;
  /** The person says no. */
  isDenied?: boolean;
};

/**
 * A small provider of OpenID Connect on loopback: discovery, keys, authorisation, tokens. Checks what a real one checks
 * (client, return address, PKCE, a code once), so that a client which forgets one of them fails. `issuer`: the name it
 * goes by where that is not its own address; `fetch` then leads there. With `asks`, a page with two buttons is shown.
 */
export async function startStandInProvider(options: { issuer?: string; asks?: boolean } = {}) {
  const [key, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const person: Said = { sub: 'person-1', name: 'Ana Ruiz' };
  const faults: Faults = {};
  const codes = new Map<string, URLSearchParams>();

  let isOff = false;

  const server = createServer((incoming, outgoing) => {
    if (isOff) return void incoming.socket.destroy();
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const issuer = options.issuer ?? url;
  const base = options.issuer ? new URL(options.issuer).origin : url;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const asked = new URL(incoming.url ?? '/', url);
    const json = (body: unknown) =>
      outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (asked.pathname === '/authorize') return authorise(asked, outgoing);
    if (asked.pathname.endsWith('/.well-known/openid-configuration')) {
      return void json({
        issuer,
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        jwks_uri: `${base}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (asked.pathname === '/keys') return void json({ keys: [jwk] });
    if (asked.pathname !== '/token') return void outgoing.writeHead(404).end();
    const form = new URLSearchParams(await text(incoming));
    if (faults.token) {
      return void outgoing.writeHead(faults.token.status).end(faults.token.body);
    }
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const made = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      known?.get('code_challenge') === made &&
      known.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.id &&
      form.get('client_secret') === CLIENT.secret;
    if (!isRight) {
      outgoing.statusCode = 400;
      return void json({ error: 'invalid_grant' });
    }
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300 };
    const claims = { ...right, nonce: known.get('nonce'), ...person, ...faults.claims };
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    const signed = await token.sign(faults.otherKey ? other.privateKey : key.privateKey);
    const idToken = faults.idToken ? await faults.idToken(claims, jwk) : signed;
    json({ access_token: 'of no use', token_type: 'Bearer', id_token: idToken });
  }

  function authorise(asked: URL, outgoing: ServerResponse): void {
    if (options.asks && !asked.searchParams.has('answer')) {
      const to = (said: string) => `${asked.pathname}${asked.search}&answer=${said}`;
      outgoing.setHeader('content-type', 'text/html; charset=utf-8');
      outgoing.end(
        `<a href="${to('yes').replaceAll('&', '&amp;')}">Yes, it is me</a> <a href="${to('no').replaceAll('&', '&amp;')}">Cancel</a>`,
      );
      return;
    }
    const isDenied = faults.isDenied ?? asked.searchParams.get('answer') === 'no';
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.searchParams.get('state') ?? '');
    const code = randomUUID();
    if (isDenied) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', code);
    codes.set(code, asked.searchParams);
    outgoing.writeHead(303, { location: back.href }).end();
  }

  /** Where the provider sends a browser that comes with this address. */
  async function visit(location: string): Promise<string> {
    const { pathname, search } = new URL(location);
    const response = await fetch(`${url}${pathname}${search}`, { redirect: 'manual' });
    return response.headers.get('location') ?? '';
  }

  /** As the library asks: with a form, or with nothing. */
  const forIssuer: NonNullable<ProviderLine['fetch']> = (asked, { body, ...init }) =>
    faults.isSilent
      ? givenUp(init.signal)
      : fetch(asked.replace(base, url), {
          ...init,
          body: body instanceof URLSearchParams ? body.toString() : null,
        });

  return {
    url,
    person,
    faults,
    visit,
    /** Leads requests for the issuer's address here. */
    fetch: forIssuer,
    /** No answer comes any more, until the returned function is called. */
    switchOff() {
      isOff = true;
      return () => {
        isOff = false;
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** As when the time is over that the signal allows, without that time. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return signal
    ? Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    : new Promise(() => {});
}
