import { randomBytes } from 'node:crypto';
import { spendPoint, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { browserMark } from './authorize.ts';
import { keepVouched, takeReturn, type Flow } from './provider-flows.ts';
import { readVouchedPerson } from './vouched-person.ts';
import { callbackAddress, returnAddress, sendBack } from './return-address.ts';

/**
 * GET /callback: the provider's answer. Makes no account and opens none: it hands the page a code, which only
 * the page that set out can exchange (threat A31).
 */
export function callback(auth: AuthContext): Endpoint {
  return async function answerCallback(context) {
    let returnTo = returnAddress(auth.config, undefined);
    try {
      await spendPoint(auth, context, 'provider');
      const state = context.req.query('state');
      const browser = browserMark(context);
      const flow =
        state && browser
          ? await takeReturn(auth.database, { state, browser }, auth.clock.now())
          : undefined;
      if (!state || flow === undefined) {
        throw new AuthRefusal('bad_oauth_state', 'OAuth state not found or expired');
      }
      returnTo = flow.redirect_to;
      const query = new URL(context.req.url).search;
      if (context.req.query('error') === 'access_denied') {
        throw new AuthRefusal('access_denied', 'The person did not go on at the provider');
      }
      const person = await readAnswer(auth, flow, { state, query });
      const code = randomBytes(32).toString('base64url');
      await keepVouched(auth.database, { state, code, person });
      const back = new URL(returnTo);
      back.searchParams.set('code', code);
      return context.redirect(back.href, 303);
    } catch (error) {
      return sendBack(auth, context, returnTo, error);
    }
  };
}

async function readAnswer(
  auth: AuthContext,
  { provider, nonce, verifier, redirect_to: redirectTo }: Flow,
  { state, query }: { state: string; query: string },
) {
  const known = auth.providers[provider];
  // Switched off while the person was away.
  if (known === undefined) {
    throw new AuthRefusal('provider_disabled', `Provider ${provider} is not enabled`);
  }
  // The address that the provider was told, not the one that a proxy made of it.
  const answer = new URL(callbackAddress(redirectTo) + query);
  const claims = await known.read(answer, { state, nonce, verifier });
  return readVouchedPerson(provider, claims);
}
