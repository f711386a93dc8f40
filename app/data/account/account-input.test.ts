import { expect, test } from 'vitest';
import { checkEmail, checkName, checkPassword, isPasswordShort } from './account-input.ts';

test('accepts real addresses, also with + and with an international domain', () => {
  for (const email of ['ana@example.com', ' ana+faro@example.co ', 'jose@ñandú.ar', 'a@b.中国']) {
    expect([email, checkEmail(email)]).toEqual([email, undefined]);
  }
});

test('refuses what cannot be an address', () => {
  expect(checkEmail('   ')).toBe('emailMissing');
  for (const email of [
    'ana',
    'ana@',
    '@b.c',
    'a@b',
    'a b@c.d',
    'a@b@c.d',
    'josé@example.com',
    'a\u0000@b.co',
  ]) {
    expect([email, checkEmail(email)]).toEqual([email, 'emailInvalid']);
  }
  expect(checkEmail(`${'a'.repeat(10_000)}@example.com`)).toBe('emailInvalid');
});

test('takes names of every script and refuses empty, endless and invisible ones', () => {
  for (const name of ['Ana', 'José Ñandú', 'עדי', 'a\u0301', '👩‍🎓', 'x'.repeat(100)]) {
    expect([name, checkName(name)]).toEqual([name, undefined]);
  }
  expect(checkName(' \u00a0 ')).toBe('nameMissing');
  expect(checkName('x'.repeat(101))).toBe('nameLong');
  expect(checkName('x'.repeat(10_000))).toBe('nameLong');
  expect(checkName('Ana\u0000')).toBe('strangeCharacters');
});

test('counts a password as a person does and measures it in bytes', () => {
  expect(isPasswordShort('1234567')).toBe(true);
  expect(isPasswordShort('12345678')).toBe(false);
  expect(isPasswordShort('😀😀😀😀')).toBe(true);
  expect(checkPassword('a'.repeat(72))).toBeUndefined();
  expect(checkPassword('a'.repeat(73))).toBe('passwordLong');
  expect(checkPassword('ñ'.repeat(37))).toBe('passwordLong');
  expect(checkPassword('secreta\u0000larga')).toBe('strangeCharacters');
});
