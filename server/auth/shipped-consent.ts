import { locales } from '#domain/locale.ts';
import type { Queries } from '#server/database/database.ts';
import { AuthRefusal } from './error.ts';
import type { UserMetadata } from './metadata.ts';

/**
 * A consent is evidence of words that were shown: one that names words which this site never shipped is refused (threat
 * D17). A sign-up without any passes; the site asks that person when they come.
 */
export async function requireShippedConsent(
  queries: Queries,
  { consent, locale = locales[0] }: UserMetadata,
): Promise<void> {
  if (consent === undefined) return;
  const [row] = await queries.query<{ shipped: boolean }>(
    `select private.is_shipped_text('account', $1, $2, $3) as shipped`,
    [consent.text_version, consent.text_hash, locale],
  );
  if (!row?.shipped) {
    throw new AuthRefusal(
      'validation_failed',
      'The consent names words that were never shown here',
    );
  }
}
