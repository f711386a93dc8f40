import { copy as formEn } from '#content/dictionaries/en/account-form.ts';
import { copy as privacyEn } from '#content/dictionaries/en/profile-privacy.ts';
import { copy as formEs } from '#content/dictionaries/es/account-form.ts';
import { copy as privacyEs } from '#content/dictionaries/es/profile-privacy.ts';
import type { Queries } from '#server/database/database.ts';

/** The words that the site ships now, by language and purpose. The database takes no others. */
export const shownWords = {
  es: { account: formEs.consent, ...privacyEs.consents.purposes },
  en: { account: formEn.consent, ...privacyEn.consents.purposes },
} as const;

type Locale = keyof typeof shownWords;
type Purpose = keyof (typeof shownWords)['es'];

/** What a browser sends with a sign-up when the box was ticked. */
export function signUpConsent(locale: Locale = 'es') {
  const { version, hash } = shownWords[locale].account;
  return { text_version: version, text_hash: hash };
}

/** One decision as the site sends it. */
export function decision(purpose: Purpose, granted = true, locale: Locale = 'es') {
  const { version, hash } = shownWords[locale][purpose];
  return { purpose, granted, text_version: version, text_hash: hash, locale, channel: 'profile' };
}

/** Adds a decision, as the person that the queries stand for. */
export async function decide(as: Queries, purpose: Purpose, granted = true): Promise<void> {
  const values = decision(purpose, granted);
  await as.query(
    `insert into public.consents (${Object.keys(values).join()}) values ($1, $2, $3, $4, $5, $6)`,
    Object.values(values),
  );
}
