import { expect, test } from 'vitest';
import { matchTotpStep, newTotpSecret, totpUri } from './totp.ts';
import { totpCode } from '#tests/auth/totp-code.ts';

// RFC 6238, appendix B: the ASCII secret "12345678901234567890", the last six digits.
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s (RFC 6238)', (seconds, code) => {
  expect(totpCode(RFC, new Date(seconds * 1000))).toBe(code);
});

test('a code is taken one step before and after its own, and no further', () => {
  const secret = newTotpSecret();
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
  const code = totpCode(secret, at(0));
  const step = 60_000_000;
  const taken = (seconds: number) => matchTotpStep(secret, code, { now: at(seconds), lastStep: 0 });
  expect([-30, 0, 29, 30, 59].map(taken)).toEqual([step, step, step, step, step]);
  expect([-31, 60].map(taken)).toEqual([undefined, undefined]);
});

test('a code works once, and no older one after it', () => {
  const now = new Date(1_800_000_000_000);
  const secret = newTotpSecret();
  const code = totpCode(secret, now);
  expect(matchTotpStep(secret, code, { now, lastStep: 59_999_999 })).toBe(60_000_000);
  expect(matchTotpStep(secret, code, { now, lastStep: 60_000_000 })).toBeUndefined();
  const before = totpCode(secret, new Date(now.getTime() - 30_000));
  expect(matchTotpStep(secret, before, { now, lastStep: 60_000_000 })).toBeUndefined();
});

test('what is no code is no code', () => {
  const secret = newTotpSecret();
  for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
    expect(matchTotpStep(secret, code, { now: new Date(), lastStep: 0 })).toBeUndefined();
  }
});

test('the address for the app names issuer and account', () => {
  const uri = totpUri({ secret: RFC, issuer: 'faro.example', account: 'ana@example.test' });
  expect(uri).toMatch(/^otpauth:\/\/totp\/faro\.example:ana(@|%40)example\.test\?/);
  expect(new URL(uri).searchParams.get('secret')).toBe(RFC);
});
