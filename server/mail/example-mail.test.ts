import { expect, test } from 'vitest';
import { mails } from '#content/compiled/mails/mails.js';
import { keysOf } from '#content/schemas/words.ts';
import { locales } from '#domain/locale.ts';
import { exampleMail } from './example-mail.ts';

const siteUrl = 'https://faro.example';

test('every mail of the owner is seen with an example in the place of each value', () => {
  for (const template of keysOf(mails)) {
    for (const locale of locales) {
      const { subject, text, html } = exampleMail(template, mails[template], { locale, siteUrl });
      expect(`${template} ${subject}\n${text}\n${html}`).not.toMatch(/\{\w*\}|undefined|\(\)|: \./);
      expect(text).toContain(siteUrl);
    }
  }
});

test('what is typed is what is seen, as text', () => {
  const mail = { ...mails.recovery, subject: { es: 'Hola', en: '<b>{brand}</b>' } };
  const seen = exampleMail('recovery', mail, { locale: 'en', siteUrl });
  expect(seen.subject).toBe('<b>Faro Vocacional</b>');
  expect(seen.html).toContain('<title>&lt;b&gt;Faro Vocacional&lt;/b&gt;</title>');
});

test('mails that a reader may stop show the link that stops them', () => {
  const textOf = (template: 'follow-up' | 'guess-came' | 'recovery') =>
    exampleMail(template, mails[template], { locale: 'es', siteUrl }).text;
  expect(textOf('follow-up')).toMatch(/wish=stop/);
  expect(textOf('guess-came')).toMatch(/wish=stop-guesses/);
  expect(textOf('recovery')).not.toMatch(/wish=/);
});
