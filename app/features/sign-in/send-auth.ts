import type { Locale } from '#domain/locale.ts';
import {
  requestPasswordReset,
  setPassword,
  signIn,
  signUp,
  type AuthAnswer,
} from '#app/data/account/auth.ts';
import { halfwaySession } from '#app/data/account/session.ts';
import type { AuthMode } from './auth-mode.ts';
import type { AuthValues } from './auth-values.ts';

/** Where the mails of this screen lead, as absolute addresses. */
export type AuthAddresses = { afterSignUp: string; afterReset: string };

/** What a sent form has led to; `halfway` is a right password to which a code is still missing. */
export type AuthResult =
  | 'signed-in'
  | 'halfway'
  | 'registered'
  | 'registered-and-signed-in'
  | 'reset-sent'
  | 'password-set';

/** Sends the form in its mode. */
export async function sendAuth(
  mode: AuthMode,
  values: AuthValues,
  about: {
    addresses: AuthAddresses;
    locale: Locale;
    consent: { version: string; hash: string };
  },
): Promise<AuthAnswer<AuthResult>> {
  const { email, password } = values;
  switch (mode) {
    case 'sign-in':
      return named(
        await signIn({ email, password }, values.isShared),
        halfwaySession() ? 'halfway' : 'signed-in',
      );
    case 'reset-request':
      return named(await requestPasswordReset(email, about.addresses.afterReset), 'reset-sent');
    case 'new-password':
      return named(await setPassword(password), 'password-set');
    case 'sign-up': {
      const { version, hash } = about.consent;
      const answer = await signUp({
        email,
        password,
        redirectTo: about.addresses.afterSignUp,
        metadata: {
          full_name: values.fullName,
          locale: about.locale,
          consent: { text_version: version, text_hash: hash },
        },
      });
      if (answer.kind === 'failed') return answer;
      return named(answer, answer.value.isSignedIn ? 'registered-and-signed-in' : 'registered');
    }
  }
}

function named(answer: AuthAnswer<unknown>, result: AuthResult): AuthAnswer<AuthResult> {
  return answer.kind === 'done' ? { kind: 'done', value: result } : answer;
}

/**
 * Where a recovery link leads: on the regional host that host is named, elsewhere the current
 * origin (specification S07). `path` is that of the auth page.
 */
export function resetAddress(
  at: { host: string; origin: string },
  regionalHost: string,
  path: string,
): string {
  const origin = at.host === regionalHost ? `https://${regionalHost}` : at.origin;
  return `${origin}${path}?type=recovery`;
}
