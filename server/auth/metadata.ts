import { z } from 'zod';

const MAX_NAME = 100;

const consent = z.object({
  text_version: z.string().regex(/^[A-Za-z0-9._-]{1,40}$/),
  text_hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a person says about themselves. It is shown back to them; nothing decides by it (TRUST A22). */
export type UserMetadata = {
  full_name?: string | undefined;
  locale?: 'es' | 'en' | undefined;
  source?: string | undefined;
  consent?: z.infer<typeof consent> | undefined;
};

const metadata = z.object({
  full_name: z.string().transform(cleanName).optional().catch(undefined),
  locale: z.enum(['es', 'en']).optional().catch(undefined),
  source: z
    .string()
    .regex(/^[a-z0-9_-]{1,40}$/)
    .optional()
    .catch(undefined),
  consent: consent.optional().catch(undefined),
});

/** Keeps the four known fields of sign-up data, each only in its right shape, and nothing else. */
export function readMetadata(data: unknown): UserMetadata {
  const parsed = metadata.safeParse(data ?? {});
  return parsed.success ? withoutGaps(parsed.data) : {};
}

/** Of later changes only name and language count: source and consent belong to the sign-up. */
export function readProfileChange(data: unknown): Pick<UserMetadata, 'full_name' | 'locale'> {
  const { full_name, locale } = readMetadata(data);
  return withoutGaps({ full_name, locale });
}

/** One line of at most 100 characters without control, format or unpaired characters. */
export function cleanName(text: string): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Bidirectional overrides can make a mail read backwards; joiners (U+200C, U+200D) stay.
    .replaceAll(/[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_NAME).join('').trim();
}

function withoutGaps(said: UserMetadata): UserMetadata {
  const { full_name, locale, source, consent } = said;
  return {
    ...(full_name === undefined ? {} : { full_name }),
    ...(locale === undefined ? {} : { locale }),
    ...(source === undefined ? {} : { source }),
    ...(consent === undefined ? {} : { consent }),
  };
}
