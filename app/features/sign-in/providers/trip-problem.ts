import type { Copy } from '#content/dictionaries/es/providers.ts';

/** What kept somebody from coming in, as far as the page has words of its own for it. */
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

/** Reads the code of a refusal, out of the address or of an exchange. With any other, the provider's answer was none. */
export function problemOf(code: string): TripProblem {
  return problemOfCode[code] ?? 'down';
}
