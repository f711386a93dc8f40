import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readCache, readRecords, recordsCache } from '../read-records.ts';
import { mailMistakes } from './mails.ts';

const root = resolve(import.meta.dirname, '../../..');
const { mails } = readRecords(root, { cache: readCache(recordsCache(root)) });

function told(id: string, change: (mail: ReturnType<typeof JSON.parse>) => void) {
  const mail = structuredClone(mails.get(id));
  change(mail);
  const changed = new Map(mails);
  if (mail) changed.set(id, mail);
  return mailMistakes({ mails: changed }).map((line) => line.replace(/^\S+ /, ''));
}

test('the mails of the repository are right', () => {
  expect(mailMistakes({ mails })).toEqual([]);
});

test('a value that a mail does not have is refused at its text, and so is half a brace', () => {
  expect(
    told('recovery', (mail) => (mail.notes[0].en = 'Write to {owner}, {newEmail} or {')),
  ).toEqual(['notes.0.en: no value is called {newEmail}', 'notes.0.en: no value is called {']);
});

test('a value without which the mail does not say what it is for stays in each language', () => {
  expect(told('new-sign-in', (mail) => (mail.paragraphs[0].es = 'Alguien inició sesión.'))).toEqual(
    ['paragraphs.0.es: lacks the value {signIn}'],
  );
});

test('a mail that the site does not send is none', () => {
  const [first] = mails.values();
  if (!first) throw new Error('there are no mails');
  expect(mailMistakes({ mails: new Map([['toy', first]]) })).toEqual([
    'content/mails/toy.yaml is no mail of the site',
  ]);
});
