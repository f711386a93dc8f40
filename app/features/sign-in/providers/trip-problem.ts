import type { Copy } from '#content/dictionaries/es/providers.ts';
import { failureOfCode, type KnownFailure } from '#app/data/backend/auth-failure.ts';

/** What kept a person from signing in, as far as the page has words of its own for it. */
export type TripProblem = Exclude<keyof Copy['failed'], 'other'>;

const problemOfCode: Record<string, TripProblem> = {
  access_denied: 'cancelled',
  provider_email_needs_verification: 'unverified',
  provider_disabled: 'disabled',
  oauth_provider_not_supported: 'disabled',
  signup_disabled: 'disabled',
  validation_failed: 'disabled',
  bad_oauth_state: 'expired',
  flow_state_not_found: 'expired',
  flow_state_expired: 'expired',
  bad_code_verifier: 'expired',
};

/** What a refusal is about: the way to the provider and back, or the person's own account or address. */
export function readRefusal(code: string): { problem: TripProblem } | { failure: KnownFailure } {
  const failure = failureOfCode[code];
  // What a project calls its own failure is mostly an answer of the provider that it could not use.
  const isOwn = failure !== undefined && failure !== 'serverBusy' && !(code in problemOfCode);
  return isOwn ? { failure } : { problem: problemOfCode[code] ?? 'down' };
}
