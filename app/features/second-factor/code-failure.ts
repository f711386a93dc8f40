import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { failureText, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { fill } from '#app/i18n/fill.ts';
import { minutesIn, secondsIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';

/** Whether it is the code that was wrong, and not the way to the server. */
export function isAboutCode({ kind }: AuthFailure): boolean {
  return kind === 'codeWrong' || kind === 'codeExpired' || kind === 'recoveryCodeWrong';
}

/** What went wrong in the person's words; for how long to wait, where the server said so. */
export function codeFailureText(
  failure: AuthFailure,
  copy: Pick<Copy, 'wait' | 'errors'>,
  locale: Locale,
): string {
  const { kind, retryAfter } = failure;
  if (kind !== 'rateLimit' || retryAfter === undefined) {
    return failureText(failure, copy.errors.failures);
  }
  return fill(copy.wait, { wait: waitIn(retryAfter, locale) });
}

/** "40 segundos", "5 minutos": rounded up, so that nobody comes too early. */
function waitIn(milliseconds: number, locale: Locale): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return seconds < 60
    ? secondsIn(locale).format(seconds)
    : minutesIn(locale).format(Math.ceil(seconds / 60));
}
