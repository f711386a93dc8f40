// A mail of the owner's words as a reader would get it, with an example in the place of each value: for the editor's preview.
import { mailBooks } from '#content/mail/mail-books.ts';
import type { MailTemplate } from '#content/mail/mail-templates.ts';
import { toldMail } from '#content/mail/own-mails.ts';
import { rightsWords, type RightsFacts } from '#content/mail/rights-words.ts';
import type { MailSection } from '#content/report/mail-section.ts';
import type { MailRecord } from '#content/schemas/mail.ts';
import type { Locale } from '#domain/locale.ts';
import { awaitedMails } from './awaited-mails.ts';
import { linksOf } from './outbox-row.ts';
import { renderWords, type RenderedMail } from './render-mail.ts';

const name = 'Lucía';
const newEmail = 'lucia.nueva@example.com';
const signIn = { at: '2027-03-02T17:40:00Z', browser: 'Chrome', system: 'Android' };
const facts: RightsFacts = { request: { kind: 'access' }, fields: ['country', 'study_level'] };
/** Nobody's. */
const token = 'f4r0'.repeat(8);
const share = '00000000-0000-4000-8000-000000000000';

/** A result in a mail is told by code, as long as it is. */
const sections: Readonly<Record<Locale, readonly MailSection[]>> = {
  es: [{ title: 'El resultado', lines: ['Aquí va el resultado de quien hizo el test.'] }],
  en: [{ title: 'The result', lines: ['Here stands the result of whoever took the test.'] }],
};

export function exampleMail(
  template: MailTemplate,
  mail: MailRecord,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): RenderedMail {
  const values = { newEmail, signIn: mailBooks[locale].signIn(signIn) };
  const words = toldMail(mail, locale, { ...values, ...rightsWords(locale, facts) });
  const links = linksOf(
    {
      template,
      locale,
      message_id: '',
      to_address: '',
      created_at: new Date(signIn.at),
      data: linkOf(template, siteUrl),
    },
    { siteUrl },
  );
  return renderWords(words, locale, {
    name,
    ...links,
    ...(template === 'report' && { sections: sections[locale] }),
  });
}

/** What such a mail's link is made of. */
function linkOf(template: MailTemplate, siteUrl: string) {
  if (awaitedMails.some((awaited) => awaited === template))
    return { link: `${siteUrl}/auth#token_hash=${token}` };
  if (template === 'follow-up') return { token };
  return template === 'guess-came' ? { token, share } : {};
}
