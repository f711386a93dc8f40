import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The codes that this server says; names and statuses as in Supabase's auth server. */
const STATUS = {
  validation_failed: 400,
  bad_json: 400,
  email_address_invalid: 400,
  invalid_credentials: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  current_password_required: 400,
  current_password_invalid: 400,
  reauthentication_needed: 400,
  provider_disabled: 400,
  bad_oauth_state: 400,
  bad_oauth_callback: 400,
  bad_code_verifier: 400,
  access_denied: 400,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  otp_expired: 403,
  user_banned: 403,
  insufficient_aal: 403,
  // Ours: an admin's first second factor.
  mail_link_needed: 403,
  flow_state_not_found: 404,
  not_found: 404,
  mfa_factor_not_found: 404,
  unsupported_grant_type: 400,
  email_exists: 422,
  user_already_exists: 422,
  same_password: 422,
  provider_email_needs_verification: 422,
  // Ours: an unknown person comes from a provider, and no account is made before they have said their age.
  consent_required: 422,
  weak_password: 422,
  mfa_factor_name_conflict: 422,
  too_many_enrolled_mfa_factors: 422,
  mfa_challenge_expired: 422,
  mfa_verification_failed: 422,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  unexpected_failure: 500,
  over_capacity: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type AuthErrorCode = keyof typeof STATUS;

/** An expected refusal of the sign-in protocol. The message is in English, for engineers. */
export class AuthRefusal extends Error {
  readonly code: AuthErrorCode;
  readonly status: ContentfulStatusCode;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  readonly weakReasons: readonly string[] | undefined;
  /** The address that no account has yet, once the person has shown that it is theirs. */
  readonly email: string | undefined;

  constructor(
    code: AuthErrorCode,
    message: string,
    more: {
      retryAfter?: number;
      weakReasons?: readonly string[];
      email?: string;
      /** Where Supabase's server says the same code with another status. */
      status?: ContentfulStatusCode;
    } = {},
  ) {
    super(message);
    this.name = 'AuthRefusal';
    this.code = code;
    this.status = more.status ?? STATUS[code];
    this.retryAfter = more.retryAfter;
    this.weakReasons = more.weakReasons;
    this.email = more.email;
  }
}

const API_VERSION = '2024-01-01';

/**
 * Writes a refusal as auth-js reads it: `{code, message}` for clients that name an API version from
 * 2024 on, `{code: status, error_code, msg}` for the rest.
 */
export function writeRefusal(context: Context, refusal: AuthRefusal): Response {
  if (refusal.retryAfter !== undefined) context.header('Retry-After', String(refusal.retryAfter));
  const more = {
    ...(refusal.weakReasons && { weak_password: { reasons: refusal.weakReasons } }),
    ...(refusal.email && { email: refusal.email }),
  };
  const asked = context.req.header('x-supabase-api-version') ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= API_VERSION) {
    context.header('X-Supabase-Api-Version', API_VERSION);
    return context.json({ code: refusal.code, message: refusal.message, ...more }, refusal.status);
  }
  return context.json(
    { code: refusal.status, error_code: refusal.code, msg: refusal.message, ...more },
    refusal.status,
  );
}
