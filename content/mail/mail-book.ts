import { utcDateAndTimeIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { MailTemplate } from './mail-templates.ts';
import type { RightsFacts } from './rights-words.ts';
import type { MailWords } from './mail-words.ts';

/** By the names that `readBrowserName` gives; `at` as ISO 8601. */
type SignIn = { at: string; browser?: string | undefined; system?: string | undefined };

/** The words of all mails in one language. */
export type MailBook = {
  /** With a name when one is known. */
  greeting: (name: string) => string;
  linkHint: string;
  codeHint: string;
  /** Above the link that ends such mails, in those that somebody allowed and may take back. */
  stop: string;
  signature: string;
  /** When and by what somebody signed in, for the middle of a sentence. */
  signIn: (signIn: SignIn | undefined) => string;
  /** `newEmail` is used by the change of address only, `signIn` by the sign-in on a new device, `facts` by requests and corrections. */
  mails: (newEmail: string, signIn: string, facts?: RightsFacts) => Record<MailTemplate, MailWords>;
};

/** A day and a minute in words; nothing for what is no time. */
export function momentIn(locale: Locale, at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  return utcDateAndTimeIn(locale).format(time);
}
