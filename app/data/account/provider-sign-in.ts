import type { User } from '@supabase/supabase-js';
import type { Locale } from '#domain/locale.ts';
import { backendAddress, isOwnServer, askAuth, type Backend } from '#app/data/backend/backend.ts';
import { randomText } from '#app/data/device/browser-key.ts';
import { keepTrip, type ProviderTrip } from '#app/data/device/provider-trip.ts';
import { endTabOnly } from '#app/data/device/shared-computer.ts';
import { acceptAccount } from './account-consent.ts';
import { ask, type AuthAnswer } from './auth.ts';

/** Leaves this page for the provider's. `returnTo`: absolute, the page that takes the answer. */
export async function setOut(
  trip: Omit<ProviderTrip, 'verifier' | 'answer'>,
  returnTo: string,
): Promise<void> {
  const { url } = await backendAddress();
  const verifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  keepTrip({ ...trip, verifier });
  const query = new URLSearchParams({
    provider: trip.provider,
    redirect_to: returnTo,
    code_challenge: challenge,
    code_challenge_method: 's256',
    // Asked for by a hosted project, which sends no scope of its own to Microsoft; ours has its list.
    ...(trip.provider === 'azure' && { scopes: 'email' }),
  });
  location.assign(`${url}/auth/v1/authorize?${query}`);
}

/**
 * What came of an answer: `unknown` has no account yet, and none is made without the consent; `refused` is told by the
 * backend's code.
 */
export type Arrival =
  | { kind: 'unknown'; email: string }
  | { kind: 'refused'; code: string }
  | { kind: 'account'; isNew: boolean };

/** Exchanges the provider's answer for a session of this browser. */
export function finishTrip(
  { verifier, isShared }: ProviderTrip,
  code: string,
  said: { consent: ProviderTrip['consent']; locale: Locale },
): Promise<AuthAnswer<Arrival>> {
  const { consent, locale } = said;
  return ask<Arrival>('/token', async (client) => {
    const data = consent && {
      locale,
      consent: { text_version: consent.version, text_hash: consent.hash },
    };
    const asked = { auth_code: code, code_verifier: verifier, ...(data && { data }) };
    const answer = await askAuth('/token?grant_type=pkce', { method: 'POST', body: asked });
    const body = await answer.json();
    if (!answer.ok) return { error: null, value: readRefusal(answer.status, body) };
    const tab = isShared ? await import('./tab-session.ts') : undefined;
    endTabOnly();
    tab?.keepToThisTab();
    const { error, data: opened } = await client.auth.setSession(body);
    const { user } = opened;
    if (error || !user) endTabOnly();
    else tab?.noteOwner(user.id);
    if (error || !user) return { error, value: { kind: 'account', isNew: false } };
    if (isOwnServer()) return { error, value: { kind: 'account', isNew: isMadeWithin(user, 2) } };
    const isFirst = consent !== undefined && (await settleHosted(client, consent, locale));
    return { error, value: { kind: 'account', isNew: isFirst && isMadeWithin(user, 900) } };
  });
}

type Refusal = { code?: unknown; error_code?: unknown; msg?: unknown; email?: unknown };

/** Throws what any call may meet: too many requests, a server that is down, a locked account. */
function readRefusal(status: number, body: Refusal): Arrival {
  const code = String(body.error_code ?? body.code);
  if (code === 'consent_required') return { kind: 'unknown', email: String(body.email) };
  if (status < 429 && code !== 'user_banned') return { kind: 'refused', code };
  throw Object.assign(new Error(String(body.msg)), { code, status });
}

/**
 * A hosted project makes the account when the provider answers, some time before this page is there. What was ticked
 * before is written down now, unless the account has said it already; says whether it was the first time.
 */
async function settleHosted(
  client: Backend,
  consent: { version: string; hash: string },
  locale: Locale,
): Promise<boolean> {
  const said = await client.from('consents').select('id').eq('purpose', 'account').limit(1);
  if (said.error || said.data.length > 0) return false;
  await acceptAccount(consent, locale);
  await client.auth.updateUser({ data: { locale } });
  return true;
}

/** The account was made on the way to this sign-in: by the same request, or by a project a while before. */
function isMadeWithin({ created_at: made, last_sign_in_at: last }: User, seconds: number): boolean {
  return last !== undefined && Math.abs(Date.parse(last) - Date.parse(made)) < seconds * 1000;
}
