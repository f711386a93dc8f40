import { expect, test } from 'vitest';
import { mailTemplates } from '#content/mail/mail-templates.ts';
import { renderMail } from './render-mail.ts';

const link = 'https://faro.example/auth#token_hash=abc&type=signup&next=%2F';
const locales = ['es', 'en'] as const;
const every = mailTemplates.flatMap((template) => locales.map((locale) => ({ template, locale })));

test.each(every)(
  '$template in $locale has a subject of one line, a text twin and one button',
  ({ template, locale }) => {
    const { subject, text, html } = renderMail(template, locale, {
      name: 'Ana',
      link,
      newEmail: 'new@example.test',
    });
    expect(subject).toMatch(/^[^\p{Cc}]{10,100}$/u);
    expect(text).toContain(link);
    expect(text).toContain('Ana');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html.match(/<a /g)).toHaveLength(2); // the button, and the same address written out
    expect(html.match(/href="([^"]*)"/g)).toEqual(
      Array(2).fill(`href="${link.replaceAll('&', '&amp;')}"`),
    );
    expect(html).not.toMatch(/<img|<script|src=|url\(/i);
  },
);

test('H25: where the end of a link may be cut off, its token stands in the mail by itself', () => {
  for (const locale of locales) {
    const { text, html } = renderMail('recovery', locale, { link });
    expect(text.split('\n')).toContain('abc');
    expect(html).toMatch(/>abc<\/b>/);
    const informs = renderMail('password-changed', locale, { link: 'https://faro.example/auth' });
    expect(informs.html).not.toContain('</b>');
  }
});

test('the two languages say different things in every sentence', () => {
  for (const template of mailTemplates) {
    const [es, en] = locales.map((locale) =>
      renderMail(template, locale, { link: 'x' }).text.split('\n\n'),
    );
    expect(es).toHaveLength(en?.length ?? 0);
    expect(es?.filter((sentence, index) => sentence === en?.[index])).toEqual([]);
  }
});

test('F05: a hostile name is text: no markup, no header line, no template', () => {
  const name = '<img src=x onerror=alert(1)>\r\nBcc: evil@example.test {{ .Token }} ${link} $& %s';
  for (const { template, locale } of every) {
    const { subject, text, html } = renderMail(template, locale, {
      name,
      link,
      newEmail: `"><b>@x.test\r\nCc: y`,
    });
    expect(subject).toMatch(/^[^\p{Cc}]{1,100}$/u);
    expect(html).not.toMatch(/<img|<b>|\nBcc:|\nCc:/);
    expect(html).toContain(
      '&lt;img src=x onerror=alert(1)&gt; Bcc: evil@example.test {{ .Token }} ${link} $&amp; %s',
    );
    expect(text).not.toMatch(/^(Bcc|Cc):/m);
  }
});

test('without a name the greeting stands alone', () => {
  expect(renderMail('recovery', 'es', { link }).text).toMatch(/^Hola:\n/);
  expect(renderMail('recovery', 'en', { link, name: '  ' }).text).toMatch(/^Hello,\n/);
});
