import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['victim@example.test', 'victim@example.test'],
  ['Victim+1@Example.test', 'victim@example.test'],
  ['victim+a+b@example.test', 'victim@example.test'],
  ['vic.tim@example.test', 'vic.tim@example.test'],
  ['vic.tim+x@gmail.com', 'victim@gmail.com'],
  ['V.I.C.T.I.M@googlemail.com', 'victim@gmail.com'],
])('%s counts as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
