/**
 * What can go wrong with an account, as a closed list. The backend's codes come first, its message
 * second (specification S05); an unknown code keeps the server's own words.
 */
export const knownFailures = [
  'network',
  'rateLimit',
  'alreadyRegistered',
  'passwordShort',
  'passwordCommon',
  'passwordKinds',
  'passwordLong',
  'emailInvalid',
  'invalidCredentials',
  'emailNotConfirmed',
  'linkExpired',
  'samePassword',
  'currentPassword',
  'currentPasswordWrong',
  'sessionMissing',
  'codeWrong',
  'codeExpired',
  'codeNeeded',
  'factorGone',
  'recoveryCodeWrong',
  'signupDisabled',
  'userBanned',
  'invalidInput',
  'serverBusy',
  'mailLinkNeeded',
  'unexpected',
] as const;

export type KnownFailure = (typeof knownFailures)[number];

export type AuthFailure = {
  kind: KnownFailure | 'other';
  /** The server's own words, in English; empty when there was no answer. */
  message: string;
  /** HTTP status; undefined when no answer arrived. */
  status: number | undefined;
  /** Milliseconds the server asked to wait. */
  retryAfter?: number | undefined;
};

/** Codes of Supabase's auth server that our flows can meet. */
export const failureOfCode: Record<string, KnownFailure> = {
  user_already_exists: 'alreadyRegistered',
  email_exists: 'alreadyRegistered',
  over_request_rate_limit: 'rateLimit',
  over_email_send_rate_limit: 'rateLimit',
  invalid_credentials: 'invalidCredentials',
  email_not_confirmed: 'emailNotConfirmed',
  otp_expired: 'linkExpired',
  flow_state_expired: 'linkExpired',
  flow_state_not_found: 'linkExpired',
  bad_code_verifier: 'linkExpired',
  same_password: 'samePassword',
  current_password_required: 'currentPassword',
  current_password_invalid: 'currentPasswordWrong',
  reauthentication_needed: 'currentPassword',
  reauthentication_not_valid: 'currentPassword',
  no_authorization: 'sessionMissing',
  bad_jwt: 'sessionMissing',
  session_not_found: 'sessionMissing',
  session_expired: 'sessionMissing',
  user_not_found: 'sessionMissing',
  refresh_token_not_found: 'sessionMissing',
  refresh_token_already_used: 'sessionMissing',
  mfa_verification_failed: 'codeWrong',
  mfa_verification_rejected: 'codeWrong',
  mfa_challenge_expired: 'codeExpired',
  mfa_ip_address_mismatch: 'codeExpired',
  insufficient_aal: 'codeNeeded',
  // The same from the database, which cannot name its codes freely.
  PT403: 'codeNeeded',
  mfa_factor_not_found: 'factorGone',
  mail_link_needed: 'mailLinkNeeded',
  signup_disabled: 'signupDisabled',
  email_provider_disabled: 'signupDisabled',
  user_banned: 'userBanned',
  email_address_invalid: 'emailInvalid',
  email_address_not_authorized: 'emailInvalid',
  bad_json: 'invalidInput',
  over_capacity: 'serverBusy',
  request_timeout: 'serverBusy',
  unexpected_failure: 'serverBusy',
};

/** Reads whatever a call returned as its error, or threw. */
export function readFailure(error: unknown): AuthFailure {
  const message = error instanceof Error ? error.message : '';
  const status = numberAt(error, 'status') || undefined;
  return { kind: kindOf(error, message, status), message, status };
}

function kindOf(error: unknown, message: string, status: number | undefined): AuthFailure['kind'] {
  const code = textAt(error, 'code');
  if (code === 'weak_password') return weakness(error, message);
  if (code === 'validation_failed') return invalidInput(message);
  const known = code === undefined ? undefined : failureOfCode[code];
  if (known) return known;
  if (textAt(error, 'name') === 'AuthSessionMissingError') return 'sessionMissing';
  if (isNetworkFailure(message, status)) return 'network';
  if (/already (been )?registered/i.test(message)) return 'alreadyRegistered';
  if (status === 429 || /rate limit/i.test(message)) return 'rateLimit';
  if (/invalid login credentials/i.test(message)) return 'invalidCredentials';
  if (/email not confirmed/i.test(message)) return 'emailNotConfirmed';
  if (status !== undefined && status >= 500) return 'serverBusy';
  return status === undefined || message === '' ? 'unexpected' : 'other';
}

function isNetworkFailure(message: string, status: number | undefined): boolean {
  if (/network/i.test(message)) return true;
  // The words of Chromium, Safari and Firefox, for a request and for a chunk of ours.
  const kin = /failed to fetch|load failed|importing a module script failed|error loading dynam/i;
  return status === undefined && kin.test(message);
}

function weakness(error: unknown, message: string): KnownFailure {
  const reasons = error && typeof error === 'object' && 'reasons' in error ? error.reasons : [];
  if (!Array.isArray(reasons)) return 'passwordCommon';
  if (reasons.includes('length')) return 'passwordShort';
  if (reasons.includes('characters')) return 'passwordKinds';
  if (reasons.length === 0 && /at least \d+ char/i.test(message)) return 'passwordShort';
  return 'passwordCommon';
}

function invalidInput(message: string): KnownFailure {
  if (/longer than|too long/i.test(message) && /password/i.test(message)) return 'passwordLong';
  if (/password/i.test(message) && /at least/i.test(message)) return 'passwordShort';
  return /email/i.test(message) ? 'emailInvalid' : 'invalidInput';
}

function textAt(error: unknown, key: 'code' | 'name'): string | undefined {
  const value = error && typeof error === 'object' ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function numberAt(error: unknown, key: 'status'): number | undefined {
  const value = error && typeof error === 'object' ? Reflect.get(error, key) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The failure in the given words; the server's own for what is not in the list. */
export function failureText(failure: AuthFailure, words: Record<KnownFailure, string>): string {
  return failure.kind === 'other' ? failure.message : words[failure.kind];
}

/** The field at which a failure should also be said, if it belongs to one. */
export function fieldOfFailure(failure: AuthFailure): 'email' | 'password' | undefined {
  if (failure.kind === 'emailInvalid') return 'email';
  return failure.kind.startsWith('password') || failure.kind === 'samePassword'
    ? 'password'
    : undefined;
}
