import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { nextPath } from '#server/mail/mail-links.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';

/** Where a person comes back to: the page that they left, on our own site, or its sign-in page (threat A12). */
export function returnAddress(
  site: Pick<AuthContext['config'], 'siteUrl' | 'siteUrls' | 'allowedRedirects'>,
  redirectTo: string | undefined,
): string {
  const next = nextPath(site, redirectTo);
  if (next === '/' || redirectTo === undefined) return `${site.siteUrl}/auth`;
  const { origin } = new URL(redirectTo);
  return next === `${origin}/` ? `${origin}/auth` : new URL(next, origin).href;
}

/** What a provider sends browsers back to; the owner enters it there. On the origin that the person left. */
export function callbackAddress(returnTo: string): string {
  return `${new URL(returnTo).origin}/auth/v1/callback`;
}

/** The person stands in an empty tab: whatever went wrong is said on the page that they left, in Supabase's words. */
export function sendBack(
  auth: AuthContext,
  context: Context<AppEnv>,
  returnTo: string,
  error: unknown,
): Response {
  const refusal = error instanceof AuthRefusal ? error : providerFailed(auth, error);
  const back = new URL(returnTo);
  const kind = refusal.status >= 500 ? 'server_error' : 'invalid_request';
  const isCancelled = refusal.code === 'access_denied';
  back.searchParams.set('error', isCancelled ? 'access_denied' : kind);
  back.searchParams.set('error_code', refusal.code);
  back.searchParams.set('error_description', refusal.message);
  return context.redirect(back.href, 303);
}

/** A provider that is down, slow or wrong. Only the library's code is logged: the rest may hold what it was sent. */
function providerFailed(auth: AuthContext, error: unknown): AuthRefusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const name = error instanceof Error ? error.name : typeof error;
  auth.log.warn({ event: 'auth.provider_failed', name, code });
  return new AuthRefusal('bad_oauth_callback', 'The provider gave no answer that counts');
}
