import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constants } from '#domain/constants.ts';
import { sessionKey } from './data/backend/backend.ts';
import { attemptDatabaseName } from './data/device-attempts/attempt-database.ts';
import { resultKeys } from './data/device/own-result.ts';
import { guestLinkKey } from './data/guest/guest-link-key.ts';
import { sharedKey } from './data/device/shared-computer.ts';

/** `boot.ts` imports nothing of ours at once, so what it repeats is compared here. */
const source = readFileSync(join(import.meta.dirname, 'boot.ts'), 'utf8');

test('boot looks for the session and the language where the client keeps them', () => {
  expect(source.match(/stored\('([^']+)'\)/g)).toEqual(
    expect.arrayContaining([`stored('${sessionKey}')`, `stored('faro-locale')`]),
  );
  expect(source).toContain(`localStorage.setItem('faro-locale', locale)`);
});

test('boot knows the mark that a tab on a shared computer leaves', () => {
  expect(source).toContain(`stored('${sharedKey}')`);
});

test('boot knows no database by name: a built page says which one wakes it or lets it greet', () => {
  expect(source).not.toContain(attemptDatabaseName);
  expect(source).toContain("'[data-wake-with],[data-greet-with],[data-recall-with]'");
});

test('boot restores the language and reveals sections by the specified numbers (S10)', () => {
  expect(source).toContain(`setTimeout(resolve, ${constants.languageRestoreDelay})`);
  expect(source).toContain(
    `threshold: ${constants.revealThreshold}, rootMargin: '${constants.revealMarginPixels}px'`,
  );
});

test('boot wakes for the link of a guest that asks for a guess, by the mark that keeping it leaves', () => {
  expect(source).toContain(`stored('${guestLinkKey}')`);
  expect(source).toContain(`/${JSON.stringify({ asksGuess: true }).slice(2, -4)}/.test(`);
});

test('boot finds the result of a guest and of an account where they are kept', () => {
  expect(source).toContain(
    `stored(mayHaveSession() ? '${resultKeys.account}' : '${resultKeys.guest}')`,
  );
});
