import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './secret-box.ts';

const KEY = 'k'.repeat(32);

test('a locked secret opens for its own factor, by the same server secret, and for nothing else', () => {
  const sealed = sealSecret(KEY, 'factor', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openSecret(KEY, 'factor', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(openSecret(KEY, 'another', sealed)).toBeUndefined();
  expect(openSecret('l'.repeat(32), 'factor', sealed)).toBeUndefined();
  for (const other of ['', 'v1.', 'v2.AAAA', `${sealed.slice(0, -4)}AAAA`, 'JBSWY3DPEHPK3PXP']) {
    expect(openSecret(KEY, 'factor', other)).toBeUndefined();
  }
});

test('the same secret never looks the same twice', () => {
  expect(sealSecret(KEY, 'factor', 'S')).not.toBe(sealSecret(KEY, 'factor', 'S'));
});
