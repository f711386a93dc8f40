import { expect, test } from 'vitest';
import { costsTooMuch } from '#tests/server/processor-price.ts';
import { hashForLog, redactAddresses } from './redact-addresses.ts';

test.each([
  '550 5.1.1 <victim@example.org> user unknown',
  'Key (email)=(victim@example.org) already exists.',
  'Recipients: victim@example.org, other.one+tag@sub.example.co.uk; end',
  'mailto:victim@example.org?subject=x',
  '/users/victim%40example.org/x',
  '"the victim"@example.org said',
  'víctima@ejemplo.españa',
  'postmaster@[192.0.2.1]',
  'root@localhost',
  "'victim@example.org'",
  `${'x'.repeat(200)}@example.org`,
])('H22: no address is left of: %s', (text) => {
  const left = redactAddresses(text);
  expect(left).toMatch(/h:[0-9a-f]{12}/);
  expect(left).not.toMatch(/@|%40|victim@|example\.|ejemplo/);
});

test('the same address is the same hash, and what is no address stays', () => {
  expect(redactAddresses('to <Ana@Example.org>')).toBe(`to <${hashForLog('ana@example.org')}>`);
  const plain = 'at f (file:///app/node_modules/@hono/node-server/dist/index.mjs:921:17) @ 100 %';
  expect(redactAddresses(plain)).toBe(plain);
});

test('H17: a long hostile text is read in no time', () => {
  const text = `${'a'.repeat(200_000)} @ ${'@'.repeat(50_000)}${'"'.repeat(50_000)}`;
  expect(costsTooMuch(() => redactAddresses(text), 600)).toBe(false);
});
