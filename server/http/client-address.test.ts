import { expect, test } from 'vitest';
import { bucketOf, isLoopback } from './client-address.ts';
import { startFront } from '#tests/server/start-front.ts';

async function seenAs(env: Record<string, string>, forwarded: string): Promise<string> {
  await using front = await startFront({ env });
  const headers = {
    'x-forwarded-for': forwarded,
    'x-real-ip': '9.9.9.9',
    forwarded: 'for=9.9.9.9',
  };
  const answer = await fetch(`${front.url}/auth/v1/echo`, { headers });
  return (await answer.json()).clientAddress;
}

test('A07: without trusted proxies no header changes the address', async () => {
  expect(await seenAs({}, '203.0.113.9')).toBe('127.0.0.1');
  expect(await seenAs({ TRUSTED_PROXIES: '10.0.0.0/8' }, '203.0.113.9')).toBe('127.0.0.1');
});

test('A07: a trusted proxy is believed about the address it saw, not about what was claimed to it', async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' };
  expect(await seenAs(env, '203.0.113.9')).toBe('203.0.113.9');
  expect(await seenAs(env, '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seenAs(env, '1.1.1.1, 203.0.113.9, 10.2.3.4')).toBe('203.0.113.9');
  expect(await seenAs(env, '203.0.113.9, nonsense')).toBe('127.0.0.1');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('A07: %s counts as %s', (address, bucket) => {
  expect(bucketOf(address)).toBe(bucket);
});

test('loopback is 127.0.0.0/8 and ::1, mapped or not', () => {
  const yes = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'];
  const no = ['10.0.0.1', '127.evil.example', '::2', '', '::ffff:10.0.0.1'];
  expect(yes.map(isLoopback)).toEqual(yes.map(() => true));
  expect(no.map(isLoopback)).toEqual(no.map(() => false));
});
