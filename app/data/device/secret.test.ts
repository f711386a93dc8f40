import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSecret, sha256 } from './secret.ts';

test('hashes as every other SHA-256 does', async () => {
  // The first vector of FIPS 180-2.
  expect(await sha256('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(await sha256('mañana')).toBe(createHash('sha256').update('mañana').digest('hex'));
});

test('a secret is 64 hex digits, another one each time, and its hash is of them as text', async () => {
  const [one, other] = await Promise.all([makeSecret(), makeSecret()]);
  expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(other.secret).not.toBe(one.secret);
  expect(one.hash).toBe(createHash('sha256').update(one.secret).digest('hex'));
});
