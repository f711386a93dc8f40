import { expect, test } from 'vitest';
import { repairAddress } from './repair-address.ts';

const pages = ['/', '/en', '/auth', '/en/auth', '/compartido', '/results'];
const mended = (path: string) => repairAddress(path, (page) => pages.includes(page));

test('H25: an address whose # or ? arrived encoded leads to its page, and keeps what follows', () => {
  expect(mended('/auth%23token_hash=abc&type=signup')).toBe('/auth#token_hash=abc&type=signup');
  expect(mended('/auth%2523token_hash=abc')).toBe('/auth#token_hash=abc');
  expect(mended('/en/auth%3Ftype=recovery%23token_hash=abc&type=recovery')).toBe(
    '/en/auth?type=recovery#token_hash=abc&type=recovery',
  );
  expect(mended('/auth%3ftype%3Drecovery')).toBe('/auth?type%3Drecovery');
  expect(mended('/compartido%2300ff')).toBe('/compartido#00ff');
  expect(mended('/%23faq')).toBe('/#faq');
});

test('H25: what stuck to the end of an address is left away', () => {
  for (const sign of [
    '.',
    ')',
    ',',
    '%29',
    '%3E',
    '%C2%BB',
    '%E2%80%9D',
    '%20',
    '%E2%80%8B',
    ').',
    '%29.',
  ]) {
    expect([sign, mended(`/results${sign}`)]).toEqual([sign, '/results']);
    expect([sign, mended(`/auth${sign}%23token_hash=abc`)]).toEqual([sign, '/auth#token_hash=abc']);
  }
});

test('A12: what is no page of ours leads nowhere, least of all elsewhere', () => {
  for (const path of [
    '/nada%23x',
    '/%2F%2Fevil.example%23x',
    '//evil.example',
    '/nada.',
    '/%E0%A4%A',
    '/auth/x%23y',
    '/auth',
  ]) {
    expect([path, mended(path)]).toEqual([path, undefined]);
  }
});
