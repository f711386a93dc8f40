import { expect, test } from 'vitest';
import { consentVersion, isTechnicalKey, parseConsent } from './storage-consent.ts';

const now = new Date('2026-11-20T12:00:00Z');

function record(changes: Record<string, unknown> = {}): string {
  const choice = { version: consentVersion, date: now.toISOString(), analytics: true };
  return JSON.stringify({ ...choice, thirdParty: false, ...changes });
}

test('a choice of today stands', () => {
  expect(parseConsent(record(), now)).toMatchObject({ analytics: true, thirdParty: false });
});

test('a choice is asked for again after 24 months, not before', () => {
  expect(parseConsent(record({ date: '2024-11-20T12:00:01Z' }), now)).toBeDefined();
  expect(parseConsent(record({ date: '2024-11-20T12:00:00Z' }), now)).toBeUndefined();
});

test('a choice on an older text is asked for again', () => {
  expect(parseConsent(record({ version: consentVersion - 1 }), now)).toBeUndefined();
});

test.each([null, '', 'null', '{}', 'yes', '[]', record({ date: 'soon' })])(
  'a record like %s is no choice',
  (text) => {
    expect(parseConsent(text, now)).toBeUndefined();
  },
);

test('only keys of the site and its router are technical', () => {
  expect(isTechnicalKey('faro-session')).toBe(true);
  expect(isTechnicalKey('faro-scroll-positions')).toBe(true);
  expect(isTechnicalKey('_ga')).toBe(false);
  expect(isTechnicalKey('my-faro-thing')).toBe(false);
});
