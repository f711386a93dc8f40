// A mail as HTML, beside its plain text.
import type { MailWords } from '#content/mail/mail-words.ts';
import type { MailLine, MailSection } from '#content/report/mail-section.ts';
import type { Locale } from '#domain/locale.ts';
import { escapeHtml } from '#domain/escape-html.ts';

const PAPER = '#FBF7F0';
const INK = '#14213D';
const SEA = '#1B6B7A';
const BEAM = '#F2B33D';
const LINE = '#E5DCCB';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/**
 * One mail as HTML: tables and inline styles, which is what narrow and old mail programs keep; one
 * button, no images, nothing loaded from anywhere. Every value is escaped.
 */
export function mailHtml(
  mail: Omit<MailWords, 'stop'> & {
    greeting: string;
    link: string;
    linkHint: string;
    /** What opens the link by itself, with what stands above it. */
    code?: { text: string; code: string };
    /** The link that ends such mails, with what stands above it. */
    stop?: { text: string; link: string };
    signature: string;
    sections: readonly MailSection[];
  },
  locale: Locale,
): string {
  const link = escapeHtml(mail.link);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" style="max-width:560px;background:#FFFFFF;border:1px solid ${LINE};border-top:4px solid ${BEAM}">
<tr><td style="padding:32px 24px;font:17px/1.55 ${SANS};color:${INK}">
<h1 style="margin:0 0 24px;font:bold 26px/1.2 ${SERIF};color:${INK}">${escapeHtml(mail.heading)}</h1>
${[mail.greeting, ...mail.paragraphs].map(paragraph).join('\n')}${mail.sections.map(section).join('')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td bgcolor="${SEA}" style="border-radius:8px">
<a href="${link}" style="display:inline-block;padding:14px 24px;font:bold 17px/1.2 ${SANS};color:#FFFFFF;text-decoration:none">${escapeHtml(mail.button)}</a>
</td></tr>
</table>
${mail.notes.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:14px;line-height:1.5">${escapeHtml(mail.linkHint)}<br><a href="${link}" style="color:${SEA};word-break:break-all">${link}</a></p>${mail.code ? codeLine(mail.code) : ''}${mail.stop ? stopLine(mail.stop) : ''}
</td></tr>
</table>
<p style="margin:16px 0 0;font:14px/1.5 ${SANS};color:${INK}">${escapeHtml(mail.signature)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function codeLine({ text, code }: { text: string; code: string }): string {
  return `\n<p style="margin:16px 0 0;font-size:14px;line-height:1.5">${escapeHtml(text)}<br><b style="word-break:break-all">${escapeHtml(code)}</b></p>`;
}

function stopLine({ text, link }: { text: string; link: string }): string {
  const place = escapeHtml(link);
  return `\n<p style="margin:24px 0 0;font-size:14px;line-height:1.5">${escapeHtml(text)}<br><a href="${place}" style="color:${SEA};word-break:break-all">${place}</a></p>`;
}

function section({ title, lines }: MailSection): string {
  const heading = `<h2 style="margin:24px 0 8px;font:bold 19px/1.3 ${SERIF};color:${SEA}">${escapeHtml(title)}</h2>`;
  return `\n${[heading, ...lines.map(line)].join('\n')}`;
}

function line(said: MailLine): string {
  if (typeof said === 'string') return paragraph(said);
  const { text, link } = said;
  const place = escapeHtml(link.text);
  const linked =
    link.url === null
      ? place
      : `<a href="${escapeHtml(link.url)}" style="color:${SEA}">${place}</a>`;
  return `<p style="margin:0 0 16px">${escapeHtml(text)} ${linked}</p>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}
