// Rows of the mail queue, parsed: each kind of mail with the facts that it tells.
import { z } from 'zod';
import { mailTemplates, type MailTemplate } from '#content/mail/mail-templates.ts';
import { site } from '#content/site.ts';
import { locales } from '#domain/locale.ts';
import {
  followUpLink,
  guessLink,
  homeLink,
  familiesLink,
  profileLink,
  requestsLink,
  signInLink,
} from './mail-links.ts';
import type { MailConfig } from './mail-transport.ts';
import type { MailData } from './render-mail.ts';

const line = z.object({ text: z.string(), url: z.string().nullable() });
const section = z.object({
  title: z.string(),
  lines: z.array(z.union([z.string(), z.object({ text: z.string(), link: line })])),
});
const day = z.iso.date();
const rightsFacts = {
  request: z
    .object({
      kind: z.enum(['access', 'rectification', 'erasure', 'restriction', 'objection']),
      due: day.optional(),
    })
    .optional(),
  due: z.object({ count: z.number(), first: day }).optional(),
  fields: z.array(z.enum(['full_name', 'locale', 'country', 'age_band', 'study_level'])).optional(),
};
/** A mail as the outbox keeps it, written by the server or by the database itself. */
export const outboxRow = z.object({
  message_id: z.string(),
  to_address: z.string(),
  template: z.enum(mailTemplates),
  locale: z.enum(locales),
  data: z.object({
    name: z.string().optional(),
    link: z.string().optional(),
    /** Of a mail that the database wrote: what its links are made of. */
    token: z.string().optional(),
    share: z.uuid().optional(),
    newEmail: z.string().optional(),
    sections: z.array(section).optional(),
    signIn: z
      .object({ at: z.string(), browser: z.string().optional(), system: z.string().optional() })
      .optional(),
    ...rightsFacts,
  }),
  created_at: z.date(),
});

/** The database does not know the owner's address, to whom it writes where there is no admin. */
export function readerOf(address: string): string {
  return address === 'owner' ? site.owner.value.email : address;
}

/** Where a mail leads that the database wrote, without a link of its own. */
const pages: Partial<Record<MailTemplate, typeof homeLink>> = {
  'account-unused': signInLink,
  'request-came': requestsLink,
  'request-due': requestsLink,
  'request-answered': profileLink,
  'account-corrected': profileLink,
  'account-frozen': profileLink,
  'account-unfrozen': profileLink,
  'minor-frozen': familiesLink,
};

/** What a mail program may press for its reader, in mails that were allowed and may be refused. */
export function oneClickStopOf(
  { template, locale, data: { token } }: z.infer<typeof outboxRow>,
  { siteUrl }: Pick<MailConfig, 'siteUrl'>,
): string | undefined {
  if (token === undefined) return undefined;
  const of = template === 'guess-came' ? { of: 'guesses' } : {};
  return `${siteUrl}/functions/v1/stop-mails?${new URLSearchParams({ token, locale, ...of })}`;
}

/** What a mail links to: its own link, or the page that its template is about. */
export function linksOf(
  { template, locale, data: { link, token, share } }: z.infer<typeof outboxRow>,
  config: Pick<MailConfig, 'siteUrl'>,
): Pick<MailData, 'link' | 'stopLink'> {
  if (link !== undefined) return { link };
  if (token === undefined) return { link: (pages[template] ?? homeLink)(config, locale) };
  const to = (wish: 'answer' | 'stop' | 'stop-guesses') =>
    followUpLink(config, locale, { token, wish });
  if (share !== undefined)
    return { link: guessLink(config, locale, { share }), stopLink: to('stop-guesses') };
  return { link: to('answer'), stopLink: to('stop') };
}
