import {
  requestPasswordReset,
  setPassword,
  signIn,
  type AuthAnswer,
} from '#app/data/account/auth.ts';
import { setPasswordByToken } from '#app/data/account/bearer-password.ts';
import { halfwaySession } from '#app/data/account/session.ts';
import type { AuthMode } from './auth-mode.ts';
import type { AuthValues } from './auth-values.ts';

/** Where the mails of this screen lead, as absolute addresses. */
export type AuthAddresses = { afterSignUp: string; afterReset: string };

/** What a sent form has led to; `halfway` is a right password to which a code is still missing. */
export type AuthResult = 'signed-in' | 'halfway' | 'reset-sent' | 'password-set';

/**
 * Sends the form in its mode; a sign-up has its own way (`sign-up/use-sign-up.ts`). A new password is that of the person
 * signed in, or of the account that `accessToken` is of.
 */
export async function sendAuth(
  mode: Exclude<AuthMode, 'sign-up'>,
  { email, password, isShared }: AuthValues,
  { afterReset }: AuthAddresses,
  accessToken?: string,
): Promise<AuthAnswer<AuthResult>> {
  switch (mode) {
    case 'sign-in':
      return named(
        await signIn({ email, password }, isShared),
        halfwaySession() ? 'halfway' : 'signed-in',
      );
    case 'reset-request':
      return named(await requestPasswordReset(email, afterReset), 'reset-sent');
    case 'new-password':
      return named(
        accessToken === undefined
          ? await setPassword(password)
          : await setPasswordByToken(accessToken, password),
        'password-set',
      );
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
