import type { Locale } from '#domain/locale.ts';
import { ask, type AuthAnswer } from './auth.ts';

/**
 * Adds that the person who is signed in accepts the account's terms, in the words that they were shown: where
 * an account was made in another browser, it may have been made by another person.
 */
export function acceptAccount(
  words: { version: string; hash: string },
  locale: Locale,
): Promise<AuthAnswer<undefined>> {
  return ask('/consents', async (client) => {
    const { error } = await client.from('consents').insert({
      purpose: 'account',
      granted: true,
      text_version: words.version,
      text_hash: words.hash,
      locale,
      channel: 'auth',
    });
    if (error) throw new TypeError(error.message);
    return { error: null, value: undefined };
  });
}
