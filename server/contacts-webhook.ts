import { isSafeAddress, optional, webhookKey } from './setting-text.ts';
import { StartRefusal } from './start-refusal.ts';

/** Where the mailing service hears which addresses may not be mailed any more (decision 055). */
export type ContactsWebhook = {
  url: string;
  /** Key of the signatures. */
  secret: Buffer;
  /** The service is in the same house: addresses that are reached from there alone are allowed. */
  allowPrivate: boolean;
};

/** What may stand in the environment of the server, and of `npm run jobs`. */
export const webhookVariables = {
  CONTACTS_WEBHOOK_URL: optional.refine((text) => !text || isHttpAddress(text), {
    error:
      'is not an https:// address without user and fragment (http:// is for this machine only)',
  }),
  CONTACTS_WEBHOOK_SECRET: optional.refine((text) => !text || webhookKey(text) !== undefined, {
    error: 'is not whsec_ and 24 to 64 bytes in base64',
  }),
  CONTACTS_WEBHOOK_PRIVATE: optional.refine((text) => !text || /^(on|off)$/i.test(text), {
    error: 'is neither on nor off',
  }),
};

/** The setting as a whole; undefined without an address. Throws StartRefusal where a part is missing. */
export function webhookOf(
  said: Partial<Record<keyof typeof webhookVariables, string | undefined>>,
): ContactsWebhook | undefined {
  const { CONTACTS_WEBHOOK_URL: url, CONTACTS_WEBHOOK_SECRET: secret } = said;
  if (!url) return undefined;
  const key = webhookKey(secret ?? '');
  if (!key) {
    throw new StartRefusal(
      'CONTACTS_WEBHOOK_SECRET is missing; CONTACTS_WEBHOOK_URL needs a key to sign with',
    );
  }
  return { url, secret: key, allowPrivate: /^on$/i.test(said.CONTACTS_WEBHOOK_PRIVATE ?? '') };
}

function isHttpAddress(text: string): boolean {
  const url = URL.parse(text);
  const isBare = url?.username === '' && url.password === '' && url.hash === '';
  return isBare && isSafeAddress(text);
}
