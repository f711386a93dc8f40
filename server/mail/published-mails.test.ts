import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { mails } from '#content/compiled/mails/mails.js';
import { readPublishedMails, sendMailsAs } from './published-mails.ts';
import { renderMail } from './render-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'mails-'));
afterEach(() => {
  sendMailsAs(undefined);
  rmSync(join(folder, 'mails.json'), { force: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A built site with these mails beside it, as a publication leaves it. */
function built(said: object): string {
  writeFileSync(join(folder, 'mails.json'), JSON.stringify(said));
  return folder;
}
const data = { link: 'https://faro.example/x', newEmail: 'new@example.com' };
const subjectOf = () => renderMail('email-change-new', 'en', data).subject;

test('a mail says what the served site was published with, values put in, and its own words again after that', () => {
  const before = subjectOf();
  const own = mails['email-change-new'];
  const subject = { es: 'Hola', en: 'Hello {newEmail}, {brand} writes' };
  sendMailsAs(readPublishedMails(built({ 'email-change-new': { ...own, subject } })));
  expect(subjectOf()).toBe('Hello new@example.com, Faro Vocacional writes');
  expect(renderMail('recovery', 'en', data).subject).toBe(
    'Choose a new password for Faro Vocacional',
  );
  sendMailsAs(undefined);
  expect(subjectOf()).toBe(before);
});

test('a site that was built without mails leaves those of the start', () => {
  expect(readPublishedMails(folder)).toBeUndefined();
});
