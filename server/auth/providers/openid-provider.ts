import * as openid from 'openid-client';
import type { OpenidProvider } from '#server/auth/services.ts';
import type { ProviderSettings } from '#server/provider-settings.ts';

/** Seconds that a person waits for each answer of a provider. */
const PATIENCE = 5;
/** `name` and `email` and nothing more: no picture, no contacts, no access that outlives the answer. */
const SCOPE = 'openid email profile';

/** For tests alone: how requests reach a stand-in under the provider's own address. */
export type ProviderLine = { fetch?: openid.CustomFetch };

/**
 * One provider of OpenID Connect: code flow with PKCE, state and nonce. The library finds the provider's addresses and
 * keys, and checks signature, issuer, audience, authorised party, nonce and times (decision 056).
 */
export function openidProvider(
  settings: ProviderSettings,
  { fetch }: ProviderLine = {},
): OpenidProvider {
  const { clientId, clientSecret } = settings;
  const issuer = new URL(settings.issuer);
  let found: Promise<openid.Configuration> | undefined;

  /** Asked for when first needed; a provider that was down is asked again the next time. */
  function find(): Promise<openid.Configuration> {
    found ??= openid
      .discovery(issuer, clientId, clientSecret, undefined, {
        timeout: PATIENCE,
        execute: [
          // Signatures too, which the library leaves to the connection where tokens come straight from the provider.
          openid.enableNonRepudiationChecks,
          // The settings allow http for this machine only.
          ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
        ...(fetch && { [openid.customFetch]: fetch }),
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  return {
    async ask(redirectUri) {
      const provider = await find();
      const [state, nonce] = [openid.randomState(), openid.randomNonce()];
      const verifier = openid.randomPKCECodeVerifier();
      const url = openid.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // On a computer that several use, no person is to land in another's account.
        prompt: 'select_account',
      });
      return { state, nonce, verifier, url };
    },
    async read(answer, { state, nonce, verifier }) {
      const tokens = await openid.authorizationCodeGrant(await find(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return tokens.claims();
    },
  };
}
