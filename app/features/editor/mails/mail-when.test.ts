import { expect, test } from 'vitest';
import { mails } from '#content/compiled/mails/mails.js';
import { copy as en } from '#content/dictionaries/en/editor-mail.ts';
import { copy as es } from '#content/dictionaries/es/editor-mail.ts';

test('of every mail of the owner it is said when it is sent', () => {
  for (const { when } of [es, en]) {
    expect(Object.keys(when).toSorted()).toEqual(Object.keys(mails).toSorted());
    // Two with one subject are told apart by it.
    expect(new Set(Object.values(when)).size).toBe(Object.keys(mails).length);
  }
});
