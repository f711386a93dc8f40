import { expect, test } from 'vitest';
import { consentVersion, isTechnicalKey, parseConsent } from './storage-consent.ts';

const now = new Date('2026-11-20T12:00:00Z');

function record(changes: Record<string, unknown> = {}): string {
  const choice = { version: consentVersion, date: now.toISOString(), allowed: { analytics: true } };
  return JSON.stringify({ ...choice, ...changes });
}

test('a choice of today stands', () => {
  expect(parseConsent(record(), now, ['analytics'])?.allowed).toEqual({ analytics: true });
});

test('a choice made when less was asked is asked for again, one made when more was asked stands', () => {
  const before = record({ allowed: {} });
  expect(parseConsent(before, now, [])).toBeDefined();
  expect(parseConsent(before, now, ['analytics'])).toBeUndefined();
  expect(parseConsent(record(), now, [])).toBeDefined();
});

test('a choice is asked for again after 24 months, not before', () => {
  expect(parseConsent(record({ date: '2024-11-20T12:00:01Z' }), now, [])).toBeDefined();
  expect(parseConsent(record({ date: '2024-11-20T12:00:00Z' }), now, [])).toBeUndefined();
});

test('a choice on an older text is asked for again where something is asked, and only there', () => {
  const old = record({ version: consentVersion - 1 });
  expect(parseConsent(old, now, ['analytics'])).toBeUndefined();
  expect(parseConsent(old, now, [])).toBeDefined();
  // As the site kept it before it asked only for what is in use.
  const first = JSON.stringify({
    version: 1,
    date: now.toISOString(),
    analytics: true,
    thirdParty: true,
  });
  expect(parseConsent(first, now, ['analytics'])).toBeUndefined();
  expect(parseConsent(first, now, [])).toBeDefined();
});

test.each([null, '', 'null', '{}', 'yes', '[]', record({ date: 'soon' })])(
  'a record like %s is no choice',
  (text) => {
    expect(parseConsent(text, now, ['analytics'])).toBeUndefined();
  },
);

test('only keys of the site and its router are technical', () => {
  expect(isTechnicalKey('faro-session')).toBe(true);
  expect(isTechnicalKey('faro-scroll-positions')).toBe(true);
  expect(isTechnicalKey('_ga')).toBe(false);
  expect(isTechnicalKey('my-faro-thing')).toBe(false);
});
