import { z } from 'zod';
import { locales, type Locale } from '#domain/locale.ts';

const MAX_NAME = 100;

const consent = z.object({
  text_version: z.string().regex(/^[A-Za-z0-9._-]{1,40}$/),
  text_hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a person says about themselves. It is shown back to them; nothing decides by it (threat A22). */
export type UserMetadata = {
  full_name?: string | undefined;
  locale?: Locale | undefined;
  source?: string | undefined;
  consent?: z.infer<typeof consent> | undefined;
};

const metadata = z.object({
  full_name: z.string().transform(cleanName).optional().catch(undefined),
  locale: z.enum(locales).optional().catch(undefined),
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

/**
 * One line of at most 100 characters, without invisible ones or any that turn a line round. `private.clean_name` says
 * the same in the database, for what does not pass here.
 */
export function cleanName(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Bidirectional controls can make a mail read backwards; tags, soft hyphens and the like hide text.
    .replaceAll(
      /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu,
      '',
    )
    .replaceAll(/[\u{E0000}-\u{E007F}]/gu, '')
    .normalize('NFC')
    // Emoji families and some alphabets are written with joiners: one at a time, inside the line.
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/gu, '$1')
    .replaceAll(/[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gu, ' ');
  return trimmed([...trimmed(line)].slice(0, MAX_NAME).join(''));
}

function trimmed(line: string): string {
  return line.replace(/^[ \u200C\u200D]+/u, '').replace(/[ \u200C\u200D]+$/u, '');
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
