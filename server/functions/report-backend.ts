// What sending a report by mail needs of the place it runs in: the mail itself, and its limits.
import type { MailSection } from '#content/report/mail-section.ts';
import type { Locale } from '#domain/locale.ts';
import type { Verdict } from '#server/limits/rate-limits.ts';

export type ReportMail = {
  to: string;
  name: string;
  locale: Locale;
  link: string;
  sections: readonly MailSection[];
};

/** What sending a report needs of a backend: the embedded one and a Supabase project each have their own. */
export type ReportBackend = {
  /**
   * The person of an Authorization header's token, checked as the data API checks it; `undefined`: none.
   * Throws insufficient_aal where a second factor was not used.
   */
  person(authorization: string): Promise<{ id: string; email: string } | undefined>;
  /** Asks the data API as that person: `attempts?select=id`. Row-level security decides what comes back. */
  read(authorization: string, query: string): Promise<unknown>;
  take(person: string): Promise<Verdict>;
  /** Has the mail leave, off the request path. */
  send(mail: ReportMail): Promise<'queued' | 'too-soon' | 'unavailable'>;
};
