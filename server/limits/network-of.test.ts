import { expect, test } from 'vitest';
import { bucketOf } from '#server/http/client-address.ts';
import { networkOf } from './network-of.ts';

test('A07: within a /64 every address is one client, within a /56 or /48 one network, beyond it another', () => {
  const bucket = (address: string) => bucketOf(address);
  const home = ['2001:db8:a:b::1', '2001:db8:a:b:ffff::', '2001:0db8:000a:000b:1:2:3:4'].map(
    bucket,
  );
  expect(new Set(home).size).toBe(1);
  const rotated = Array.from({ length: 256 }, (_, n) => bucket(`2001:db8:a:${n.toString(16)}::1`));
  expect(new Set(rotated).size).toBe(256);
  expect(new Set(rotated.map(networkOf))).toEqual(new Set(['2001:db8:a::/48']));
  expect(networkOf(bucket('2001:db8:b::1'))).toBe('2001:db8:b::/48');
  expect(networkOf('198.51.100.7')).toBe('198.51.100.0/24');
  expect(networkOf('198.51.101.7')).not.toBe(networkOf('198.51.100.7'));
  expect(networkOf('')).toBe(networkOf(''));
});
