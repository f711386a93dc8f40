import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/context.ts';
import { providerNames } from '#server/provider-settings.ts';
import { spendPoint, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { beginFlow, FLOW_LIFE } from './provider-flows.ts';
import { callbackAddress, returnAddress, sendBack } from './return-address.ts';

/** The one cookie of this site, set for ten minutes and only at a sign-in by a provider. */
const COOKIE = 'faro-provider';

const asked = z.object({
  provider: z.enum(providerNames),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.string().regex(/^s256$/i),
});

/** GET /authorize: sends the browser to the provider, and notes that it was this one (decision 056). */
export function authorize(auth: AuthContext): Endpoint {
  return async function answerAuthorize(context) {
    const redirectTo = returnAddress(auth.config, context.req.query('redirect_to'));
    try {
      await spendPoint(auth, context, 'provider');
      const wish = asked.safeParse(context.req.query());
      if (!wish.success) throw new AuthRefusal('validation_failed', 'Unsupported provider or flow');
      requireOwnPage(context);
      const { provider, code_challenge: codeChallenge } = wish.data;
      const known = auth.providers[provider];
      if (known === undefined) {
        throw new AuthRefusal('provider_disabled', `Provider ${provider} is not enabled`);
      }
      const { url, ...question } = await known.ask(callbackAddress(redirectTo));
      const browser = markBrowser(auth, context);
      const start = { provider, question, browser, codeChallenge, redirectTo };
      await beginFlow(auth.database, start, auth.clock.now());
      return context.redirect(url.href, 303);
    } catch (error) {
      return sendBack(auth, context, redirectTo, error);
    }
  };
}

/**
 * A link in a mail or on another site would bring its own challenge: its maker could exchange what comes back, if
 * they ever saw it. Only older browsers do not say where a visit comes from.
 */
function requireOwnPage(context: Context<AppEnv>): void {
  const from = context.req.header('sec-fetch-site') ?? 'same-origin';
  if (from === 'same-origin') return;
  throw new AuthRefusal('validation_failed', 'A sign-in by a provider begins on our own page');
}

/** The mark by which the browser is known when it comes back; undefined in any other. */
export function browserMark(context: Context<AppEnv>): string | undefined {
  const mark = getCookie(context, COOKIE) ?? '';
  return /^[\w-]{43}$/.test(mark) ? mark : undefined;
}

/** Two tabs that set out side by side have the same mark. Lax: the way back comes from the provider's site. */
function markBrowser(auth: AuthContext, context: Context<AppEnv>): string {
  const mark = browserMark(context) ?? randomBytes(32).toString('base64url');
  setCookie(context, COOKIE, mark, {
    path: '/auth/v1',
    httpOnly: true,
    secure: auth.config.siteUrl.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: FLOW_LIFE,
  });
  return mark;
}
