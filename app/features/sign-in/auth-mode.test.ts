import { expect, test } from 'vitest';
import { readMode, searchForMode } from './auth-mode.ts';

test('the address chooses the mode; signing in is the default', () => {
  expect(readMode('')).toBe('sign-in');
  expect(readMode('?mode=sign-up')).toBe('sign-up');
  expect(readMode('?mode=reset-request')).toBe('reset-request');
  expect(readMode('?mode=anything')).toBe('sign-in');
});

test('the new password is not reached by an address', () => {
  expect(readMode('?mode=new-password')).toBe('sign-in');
  expect(readMode('?type=recovery')).toBe('sign-in');
});

test('changing the mode keeps where the person was going and drops the rest', () => {
  expect(searchForMode('sign-up', '?next=%2Fresults&x=1')).toBe('?mode=sign-up&next=%2Fresults');
  expect(searchForMode('sign-in', '?mode=sign-up')).toBe('');
});
