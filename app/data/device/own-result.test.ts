import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { forgetOwnResult, keepOwnResult, noteOwnResult, readOwnResult } from './own-result.ts';
import { sharedKey } from './shared-computer.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeLocalStorage()));
afterEach(() => vi.unstubAllGlobals());

const drawn = { path: 'M20,4L34,12L30,26L20,30L9,26L8,13Z', attempt: 'a-1' };

test('what is kept is read again, the guest’s and the account’s apart', () => {
  keepOwnResult('guest', drawn);
  noteOwnResult('account', 'b-1');
  expect(readOwnResult('guest')).toEqual(drawn);
  expect(readOwnResult('account')).toEqual({ path: '', attempt: 'b-1' });
  forgetOwnResult('account');
  expect([readOwnResult('guest'), readOwnResult('account')]).toEqual([drawn, undefined]);
  forgetOwnResult('guest');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a newer result is to be drawn again, the same one is not, and none is forgotten', () => {
  keepOwnResult('guest', drawn);
  noteOwnResult('guest', 'a-1');
  expect(readOwnResult('guest')).toEqual(drawn);
  noteOwnResult('guest', 'a-2');
  expect(readOwnResult('guest')).toEqual({ path: '', attempt: 'a-2' });
  noteOwnResult('guest', undefined);
  expect(readOwnResult('guest')).toBeUndefined();
});

test('H20: on a shared computer the account’s is the tab’s alone', () => {
  const tab = fakeLocalStorage();
  tab[sharedKey] = '{}';
  vi.stubGlobal('sessionStorage', tab);
  keepOwnResult('account', drawn);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(tab)).toEqual([sharedKey, 'faro-account-result']);
  expect(readOwnResult('account')).toEqual(drawn);
  forgetOwnResult('account');
  expect(Object.keys(tab)).toEqual([sharedKey]);
});
