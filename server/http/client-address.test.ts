import { expect, test } from 'vitest';
import { bucketOf, clientAddressBehind, isLoopback } from './client-address.ts';
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
  ['a port, as Azure and IIS write it', '203.0.113.7:40007', '203.0.113.7'],
  ['a hidden port', '203.0.113.7:_http', '203.0.113.7'],
  ['quotes and spaces', '  "203.0.113.7:40007" ', '203.0.113.7'],
  ['an IPv4 address in IPv6 form', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
  ['the same with a port', '[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['the same without brackets', '::ffff:203.0.113.7:443', '203.0.113.7'],
  ['IPv6 in brackets with a port', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['IPv6 in brackets', '[2001:DB8:1:2::9]', '2001:db8:1:2::/64'],
  ['IPv6 in quotes', '"[2001:db8:1:2::9]:4711"', '2001:db8:1:2::/64'],
  ['all eight groups and a port', '2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2::/64'],
  ['a zone', '[fe80::1%25eth0]:80', 'fe80:0:0:0::/64'],
  ['behind another proxy with a port', '203.0.113.7:40007, 10.2.3.4:8080', '203.0.113.7'],
  ['a claim before it', '1.1.1.1:1, 203.0.113.7:40007', '203.0.113.7'],
  ['an empty entry at the end', '203.0.113.7:40007, ', '203.0.113.7'],
])('H24: %s is read', async (_, forwarded, client) => {
  expect(await seenAs({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }, forwarded)).toBe(client);
});

test('H24: 200 people behind one proxy that writes ports are 200 clients', async () => {
  const seen = new Set<string>();
  const addressOf = clientAddressBehind(['127.0.0.1']);
  for (let n = 0; n < 200; n += 1) seen.add(addressOf('127.0.0.1', `203.0.113.${n}:${40_000 + n}`));
  expect(seen.size).toBe(200);
  expect(seen).not.toContain('127.0.0.1');
});

test.each([
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.7:port',
  'client.example',
  '[::1',
  '1.2.3.4.5',
])('H24: %s is no address, and nothing left of it is believed', async (hop) => {
  const env = { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' };
  expect(await seenAs(env, `203.0.113.9, ${hop}`)).toBe('127.0.0.1');
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
