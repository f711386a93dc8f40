import { expect, test } from 'vitest';
import { cleanName, readMetadata, readProfileChange } from './metadata.ts';

test('F05: a name is one line of at most 100 characters that reads forwards', () => {
  expect(cleanName('  Ana\r\nBcc: otra@example.test\u0000 ')).toBe('Ana Bcc: otra@example.test');
  expect(cleanName('Ana\u2028Ruiz\u202Egnp.exe')).toBe('Ana Ruizgnp.exe');
  expect([...cleanName('ñ'.repeat(300))]).toHaveLength(100);
  expect([...cleanName('🧭'.repeat(300))]).toHaveLength(100);
  expect(cleanName('bad \uD800 half').isWellFormed()).toBe(true);
  expect(cleanName('José')).toBe('José'.normalize('NFC'));
});

test('a field of the wrong shape is left out and the others stay', () => {
  expect(readMetadata({ full_name: 7, locale: 'en', source: 'DROP TABLE', extra: 1 })).toEqual({
    locale: 'en',
  });
  for (const odd of [undefined, null, 'text', 5, [], [{ locale: 'en' }]])
    expect(readMetadata(odd)).toEqual({});
});

test('a later change cannot rewrite the consent or the source', () => {
  const consent = { text_version: '2026-11', text_hash: 'b'.repeat(64) };
  expect(readMetadata({ consent, source: 'faro' })).toEqual({ consent, source: 'faro' });
  expect(readProfileChange({ consent, source: 'faro', full_name: 'Ana' })).toEqual({
    full_name: 'Ana',
  });
});
