import { mailBooks } from '#content/mail/mail-books.ts';
import type { MailTemplate } from '#content/mail/mail-templates.ts';
import { toldMail } from '#content/mail/own-mails.ts';
import { rightsWords, type RightsFacts } from '#content/mail/rights-words.ts';
import type { MailWords } from '#content/mail/mail-words.ts';
import type { MailLine, MailSection } from '#content/report/mail-section.ts';
import type { Locale } from '#domain/locale.ts';
import { mailHtml } from './mail-html.ts';
import { publishedMail } from './published-mails.ts';

/** What a mail is told about its reader. All of it is text that strangers may have written. */
export type MailData = {
  name?: string | undefined;
  link: string;
  /** Ends such mails; only where they were allowed. */
  stopLink?: string | undefined;
  newEmail?: string | undefined;
  /** When the sign-in was, as ISO 8601, and by what. */
  signIn?: { at: string; browser?: string | undefined; system?: string | undefined } | undefined;
  /** Below the first paragraphs, so that no preview shows them. */
  sections?: readonly MailSection[] | undefined;
} & RightsFacts;

export type RenderedMail = { subject: string; text: string; html: string };

const MAX_SUBJECT = 100;

/**
 * Writes one mail in one language, as HTML and as its text twin. Values are put in once, as text:
 * nothing in them is read as markup, as a header line or as a template (threat F05).
 */
export function renderMail(template: MailTemplate, locale: Locale, data: MailData): RenderedMail {
  const book = mailBooks[locale];
  const newEmail = oneLine(data.newEmail ?? '');
  const signIn = book.signIn(data.signIn);
  const published = publishedMail(template);
  const words = published
    ? toldMail(published, locale, { newEmail, signIn, ...rightsWords(locale, data) })
    : book.mails(newEmail, signIn, data)[template];
  return renderWords(words, locale, data);
}

/** The same for words that have their values already. */
export function renderWords(
  words: MailWords,
  locale: Locale,
  data: Pick<MailData, 'name' | 'link' | 'stopLink' | 'sections'>,
): RenderedMail {
  const book = mailBooks[locale];
  const greeting = book.greeting(oneLine(data.name ?? ''));
  const code = codeIn(data.link);
  const { stop = book.stop, ...said } = words;
  const body = {
    ...said,
    greeting,
    link: data.link,
    linkHint: book.linkHint,
    ...(code === undefined ? {} : { code: { text: book.codeHint, code } }),
    ...(data.stopLink === undefined ? {} : { stop: { text: stop, link: data.stopLink } }),
    signature: book.signature,
    sections: data.sections ?? [],
  };
  const text = [
    greeting,
    ...words.paragraphs,
    ...(data.sections ?? []).map(({ title, lines }) => [title, ...lines.map(asText)].join('\n')),
    `${words.button}:\n${data.link}`,
    ...words.notes,
    ...(code === undefined ? [] : [`${book.codeHint}\n${code}`]),
    ...(data.stopLink === undefined ? [] : [`${stop}\n${data.stopLink}`]),
    book.signature,
  ].join('\n\n');
  return {
    subject: [...oneLine(words.subject)].slice(0, MAX_SUBJECT).join(''),
    text: `${text}\n`,
    html: mailHtml(body, locale),
  };
}

/** The token of a link of ours, which some mail programs cut off it with all that follows its `#` (threat H25). */
function codeIn(link: string): string | undefined {
  return /#token_hash=([^&]+)/.exec(link)?.[1];
}

function asText(line: MailLine): string {
  if (typeof line === 'string') return line;
  const { text, link } = line;
  return [`${text} ${link.text}`, ...(link.url === null ? [] : [link.url])].join(': ');
}

// Names are one line of 100 already; this is the last door before a header and a greeting.
function oneLine(text: string): string {
  return [...text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, 254).join('');
}
