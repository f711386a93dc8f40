import { AuthApiError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { readFailure } from '#app/data/backend/auth-failure.ts';
import {
  checkNewEmail,
  checkNewName,
  checkNewPassword,
  fieldOfSettingFailure,
  readSetting,
} from './setting-values.ts';

const good = 'tres faros junto al mar';

test('name and address are read without blanks around them, passwords as they were typed', () => {
  const values = new FormData();
  for (const field of ['name', 'email', 'current']) values.set(field, '  x  ');
  expect(readSetting(values, 'name')).toBe('x');
  expect(readSetting(values, 'email')).toBe('x');
  expect(readSetting(values, 'current')).toBe('  x  ');
  expect(readSetting(values, 'password')).toBe('');
});

test.each([
  ['', { name: 'nameMissing' }],
  ['a'.repeat(101), { name: 'nameLong' }],
  ['Ana\u0000', { name: 'strangeCharacters' }],
  ['آنا 🌟', {}],
  ['Ange\u0301lica', {}],
])('the name %j has these problems: %j', (name, problems) => {
  expect(checkNewName(name)).toEqual(problems);
});

test.each([
  ['', { email: 'emailMissing' }],
  ['ana@example', { email: 'emailInvalid' }],
  [`${'a'.repeat(250)}@example.com`, { email: 'emailInvalid' }],
  ['Ana@Example.com', { email: 'emailSame' }],
  ['ana+faro@example.com', {}],
])('the new address %j has these problems: %j', (email, problems) => {
  expect(checkNewEmail(email, 'ana@example.com')).toEqual(problems);
});

test('a new password needs the current one, eight characters, at most 72 bytes and its twin', () => {
  const check = (current: string, password: string, confirmPassword = password) =>
    checkNewPassword({ current, password, confirmPassword });
  expect(check('old', good)).toEqual({});
  expect(check('', '')).toEqual({ current: 'passwordMissing', password: 'passwordShort' });
  expect(check('old', 'ñ'.repeat(37))).toEqual({ password: 'passwordLong' });
  expect(check('old', `${good}\u0000`)).toEqual({ password: 'strangeCharacters' });
  expect(check('old', good, `${good}.`)).toEqual({ confirmPassword: 'passwordsDiffer' });
});

test('a refusal is said at the field that it is about', () => {
  const fieldOf = (code: string) =>
    fieldOfSettingFailure(readFailure(new AuthApiError('words', 400, code)));
  expect(fieldOf('current_password_required')).toBe('current');
  expect(fieldOf('current_password_invalid')).toBe('current');
  expect(fieldOf('invalid_credentials')).toBe('current');
  expect(fieldOf('same_password')).toBe('password');
  expect(fieldOf('email_address_invalid')).toBe('email');
  expect(fieldOf('over_email_send_rate_limit')).toBeUndefined();
  const weak = readFailure(new AuthWeakPasswordError('Weak', 422, ['pwned']));
  expect(fieldOfSettingFailure(weak)).toBe('password');
});
