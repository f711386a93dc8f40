import { copy as formEn } from '#content/dictionaries/en/account-form.ts';
import { copy as linkEn } from '#content/dictionaries/en/guest-link.ts';
import { copy as privacyEn } from '#content/dictionaries/en/profile-privacy.ts';
import { copy as formEs } from '#content/dictionaries/es/account-form.ts';
import { copy as linkEs } from '#content/dictionaries/es/guest-link.ts';
import { copy as privacyEs } from '#content/dictionaries/es/profile-privacy.ts';

/** The words of one consent, as a row of private.consent_texts names them. */
export type ConsentText = { purpose: string; version: string; hash: string; locale: string };

/** What the site shows now. */
export const shownTexts: readonly ConsentText[] = [
  ...textsOf('es', {
    account: formEs.consent,
    guestlink: linkEs.consent,
    ...privacyEs.consents.purposes,
  }),
  ...textsOf('en', {
    account: formEn.consent,
    guestlink: linkEn.consent,
    ...privacyEn.consents.purposes,
  }),
];

/** What migrations have put into private.consent_texts, found by the shape of its rows. */
export function shippedTexts(sql: string): ConsentText[] {
  const inserts = sql.match(/insert into private\.consent_texts[^;]*;/g) ?? [];
  const row = /\('([a-z]+)', '([\w.-]+)', '([0-9a-f]{64})', '(es|en)', '\d{4}-\d\d-\d\d'\)/g;
  return [...inserts.join().matchAll(row)].map(
    ([, purpose = '', version = '', hash = '', locale = '']) => ({
      purpose,
      version,
      hash,
      locale,
    }),
  );
}

/** Texts that are shown and that no migration has. */
export function missingTexts(
  shown: readonly ConsentText[],
  shipped: readonly ConsentText[],
): ConsentText[] {
  const known = new Set(shipped.map(keyOf));
  return shown.filter((text) => !known.has(keyOf(text)));
}

/** The migration that adds them. */
export function textsMigration(missing: readonly ConsentText[], today: string): string {
  const rows = missing.map(
    ({ purpose, version, hash, locale }) =>
      `  ('${purpose}', '${version}', '${hash}', '${locale}', '${today}')`,
  );
  return `-- New words of consent. Whoever agreed to earlier ones is asked again.
insert into private.consent_texts (purpose, version, hash, locale, shipped_on) values
${rows.join(',\n')};`;
}

function textsOf(
  locale: string,
  words: Readonly<Record<string, { version: string; hash: string }>>,
): ConsentText[] {
  return Object.entries(words).map(([purpose, { version, hash }]) => ({
    purpose,
    version,
    hash,
    locale,
  }));
}

function keyOf({ purpose, version, hash, locale }: ConsentText): string {
  return [purpose, version, hash, locale].join('|');
}
