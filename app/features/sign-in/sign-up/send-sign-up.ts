import { constants } from '#domain/constants.ts';
import { signUp, type AuthAnswer, type SignUp } from '#app/data/account/auth.ts';
import type { AuthFailure } from '#app/data/backend/auth-failure.ts';
import { withRetries, type RetryVerdict } from '#app/data/backend/retry.ts';

/** What the retries need from the world; the form passes the real ones. */
export type Patience = { random: () => number; sleep: (milliseconds: number) => Promise<void> };

/** Signs up, repeating up to `retries` times while the server says that it is busy. */
export function sendSignUp(
  request: SignUp,
  retries: number,
  onRetry: (attempt: number) => void,
  patience: Patience,
  send: typeof signUp = signUp,
): Promise<AuthAnswer<{ isSignedIn: boolean }>> {
  return withRetries(() => send(request), {
    retries,
    base: constants.registrationRetryBaseDelay,
    judge: (answer) => (answer.kind === 'done' ? { kind: 'stands' } : judgeFailure(answer.failure)),
    onRetry,
    ...patience,
  });
}

/**
 * Again only after an answer: 429, 500 and above, or words of 'rate limit' or 'server'. Never after
 * a network failure, because the sign-up may have arrived.
 */
export function judgeFailure(failure: AuthFailure): RetryVerdict {
  const { status, message, retryAfter } = failure;
  if (failure.kind === 'network' || status === undefined) return { kind: 'stands' };
  const isBusy = status === 429 || status >= 500 || /rate limit|server/i.test(message);
  return isBusy
    ? { kind: 'again', ...(retryAfter !== undefined && { atLeast: retryAfter }) }
    : { kind: 'stands' };
}
