import { providerNames } from '#server/provider-settings.ts';
import type { AuthContext, Endpoint } from './auth-context.ts';

/** GET /settings: what this server offers, in Supabase's words. */
export function settings(auth: AuthContext): Endpoint {
  const external = Object.fromEntries(providerNames.map((name) => [name, name in auth.providers]));
  return async function answerSettings(context) {
    return context.json({
      external: { email: true, phone: false, anonymous_users: false, ...external },
      disable_signup: false,
      mailer_autoconfirm: !auth.config.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
  };
}

/** GET /health: that the sign-in protocol is served; readiness is the front's affair. */
export function health(): Endpoint {
  return async function answerHealth(context) {
    return context.json({ name: 'GoTrue', description: 'Sign-in protocol of Faro Vocacional' });
  };
}

/** GET /.well-known/jwks.json: empty, because tokens are signed with a shared secret. */
export function publicKeys(): Endpoint {
  return async function answerPublicKeys(context) {
    return context.json({ keys: [] });
  };
}
