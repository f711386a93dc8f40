import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#domain/locale.ts';
import { backend } from '#app/data/backend/backend.ts';

export const optionalPurposes = ['marketing', 'research', 'recontact'] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** One decision about one purpose; the newest of a purpose counts. */
export type Consent = {
  id: number;
  purpose: string;
  granted: boolean;
  textVersion: string;
  locale: string;
  at: Date;
};

/** Every decision of a person, the newest first. */
export function consentsQuery(userId: string) {
  return queryOptions({
    queryKey: ['consents', userId],
    queryFn: async (): Promise<Consent[]> => {
      const { data, error } = await (
        await backend()
      )
        .from('consents')
        .select('id,purpose,granted,text_version,locale,at')
        .eq('user_id', userId)
        .order('at', { ascending: false })
        .order('id', { ascending: false })
        .limit(200);
      if (error) throw error;
      return data.map(({ text_version: textVersion, at, ...rest }) => ({
        ...rest,
        textVersion,
        at: new Date(at),
      }));
    },
  });
}

/** The decision that counts, if there ever was one. */
export function newestConsent(consents: readonly Consent[], purpose: string): Consent | undefined {
  return consents.find((consent) => consent.purpose === purpose);
}

/** Whether a decision was about these words, in whichever language. */
export function isOfTheseWords(
  { textVersion }: Consent,
  words: { version: string; translation: string },
): boolean {
  return textVersion === words.version || textVersion === words.translation;
}

/** Adds a decision, in the words that the person was shown. Rejects when it was not stored. */
export async function addConsent(decision: {
  purpose: 'account' | OptionalPurpose;
  granted: boolean;
  words: { version: string; hash: string };
  locale: Locale;
  channel: 'profile' | 'result';
}): Promise<void> {
  const { purpose, granted, words, locale, channel } = decision;
  const { error } = await (await backend()).from('consents').insert({
    purpose,
    granted,
    text_version: words.version,
    text_hash: words.hash,
    locale,
    channel,
  });
  if (error) throw error;
}
