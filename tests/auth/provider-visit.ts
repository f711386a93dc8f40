import { createHash, randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Log } from '#server/log.ts';
import { SITE, startAuth } from './auth-rig.ts';
import { CLIENT, startStandInProvider } from './stand-in-provider.ts';

export const ENTRA = 'https://login.microsoftonline.com';
const TENANT = `${ENTRA}/common/v2.0`;

/** The sign-in protocol with a stand-in for Google, or for Microsoft by the name and address that it really has. */
export async function startWithProvider(
  provider: 'google' | 'azure' = 'google',
  { log }: { log?: Log } = {},
) {
  const standIn = await startStandInProvider(
    provider === 'azure' ? { issuer: `${ENTRA}/{tenantid}/v2.0` } : {},
  );
  onTestFinished(standIn.stop);
  const name = provider === 'azure' ? 'MICROSOFT' : 'GOOGLE';
  const env = {
    [`${name}_CLIENT_ID`]: CLIENT.id,
    [`${name}_CLIENT_SECRET`]: CLIENT.secret,
    [`${name}_ISSUER`]: provider === 'azure' ? TENANT : standIn.url,
  };
  const rig = await startAuth({
    env,
    providerLine: { fetch: standIn.fetch },
    ...(log && { log }),
  });

  /** A browser of its own, with the cookie that it was given and the secret of its page. */
  function browser() {
    const verifier = randomBytes(32).toString('base64url');
    let cookie = '';

    async function setOut(more: Record<string, string> = {}): Promise<URL> {
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const query = new URLSearchParams({
        provider,
        redirect_to: `${SITE}/auth`,
        code_challenge: challenge,
        code_challenge_method: 's256',
        ...more,
      });
      return locationOf(await get(`/authorize?${query}`));
    }

    async function get(path: string): Promise<Response> {
      const answer = await rig.send(path, { method: 'GET', cookie });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    }

    /** Opens the address that the provider sent this browser to, and says where that leads. */
    async function comeBack(callback: string): Promise<URL> {
      return locationOf(await get(`/callback${new URL(callback).search}`));
    }

    /** To the provider and back: the address on our site where it ends. */
    async function goRound(more?: Record<string, string>): Promise<URL> {
      return comeBack(await standIn.visit((await setOut(more)).href));
    }

    async function exchange(code: string | null, data?: unknown) {
      const body = { auth_code: code ?? '', code_verifier: verifier, ...(data ? { data } : {}) };
      const answer = await rig.send('/token?grant_type=pkce', { body });
      return { status: answer.status, body: await answer.json() };
    }

    /** All of it. */
    async function signIn(data?: unknown) {
      return exchange((await goRound()).searchParams.get('code'), data);
    }

    return { setOut, get, comeBack, goRound, exchange, signIn };
  }

  return { ...rig, standIn, browser };
}

function locationOf(answer: Response): URL {
  return new URL(answer.headers.get('location') ?? 'about:blank');
}
