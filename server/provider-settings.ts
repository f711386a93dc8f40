import { isSafeAddress, optional } from './setting-text.ts';
import { StartRefusal } from './start-refusal.ts';

/** Companies that can vouch for a mailbox at sign-in, by the names that Supabase gives them. */
export const providerNames = ['google', 'azure'] as const;
export type ProviderName = (typeof providerNames)[number];

/** What the owner has been given by a provider. `issuer` is where its keys and addresses are found. */
export type ProviderSettings = { clientId: string; clientSecret: string; issuer: string };

const issuer = optional.refine((text) => !text || isSafeAddress(text), {
  error: 'is not an https:// address (http:// is for this machine only)',
});

/** What may stand in the environment about providers. */
export const providerEnvironment = {
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: issuer,
  MICROSOFT_CLIENT_ID: optional,
  MICROSOFT_CLIENT_SECRET: optional,
  MICROSOFT_ISSUER: issuer,
};

type Said = Partial<Record<keyof typeof providerEnvironment | 'BACKEND_URL', string | undefined>>;
/** `confirmEmail`: whether new accounts show that the mailbox is theirs before they sign in. */
type Rules = { confirmEmail: boolean };

/** Those providers that were given an id and a secret; none as shipped. Throws StartRefusal for half of it. */
export function providersOf(
  said: Said,
  rules: Rules,
): Partial<Record<ProviderName, ProviderSettings>> {
  const google = settingsOf(said, rules, 'GOOGLE', 'https://accounts.google.com');
  const azure = settingsOf(
    said,
    rules,
    'MICROSOFT',
    'https://login.microsoftonline.com/common/v2.0',
  );
  return { ...(google && { google }), ...(azure && { azure }) };
}

function settingsOf(
  said: Said,
  { confirmEmail }: Rules,
  name: 'GOOGLE' | 'MICROSOFT',
  usual: string,
): ProviderSettings | undefined {
  const clientId = said[`${name}_CLIENT_ID`];
  const clientSecret = said[`${name}_CLIENT_SECRET`];
  if (!clientId && !clientSecret) return undefined;
  if (!clientId) throw new StartRefusal(`${name}_CLIENT_ID is missing; the secret needs it`);
  if (!clientSecret) throw new StartRefusal(`${name}_CLIENT_SECRET is missing; the id needs it`);
  if (said.BACKEND_URL) {
    throw new StartRefusal(
      `${name}_CLIENT_ID is not for this server; with BACKEND_URL the project has its own (docs/operating.md)`,
    );
  }
  if (!confirmEmail) {
    // A stranger could have signed up with the address, and would keep their password in the account (threat A24).
    throw new StartRefusal(
      `${name}_CLIENT_ID needs AUTH_CONFIRM_EMAIL=on; an address that nobody confirmed proves no account`,
    );
  }
  return { clientId, clientSecret, issuer: said[`${name}_ISSUER`] ?? usual };
}
