import { expect, test } from 'vitest';
import { checkAuthValues, type AuthValues } from './auth-values.ts';

const good: AuthValues = {
  name: 'Ana',
  email: 'ana@example.com',
  password: 'tres gatos azules',
  confirmPassword: 'tres gatos azules',
  privacy: true,
  isShared: false,
};

test('signing in needs address and password, and no name, twin or box', () => {
  const values = { ...good, name: '', confirmPassword: '', privacy: false };
  expect(checkAuthValues('sign-in', values)).toEqual({ first: undefined, fields: {} });
  expect(checkAuthValues('sign-in', { ...values, email: '', password: '' }).fields).toEqual({
    email: 'emailMissing',
    password: 'passwordMissing',
  });
});

test('creating an account asks for the same password twice, then for the box', () => {
  expect(checkAuthValues('sign-up', good)).toEqual({ first: undefined, fields: {} });
  const wrong = { ...good, confirmPassword: 'otra', privacy: false };
  expect(checkAuthValues('sign-up', wrong)).toEqual({
    first: 'passwordsDiffer',
    fields: { confirmPassword: 'passwordsDiffer', privacy: 'privacyMissing' },
  });
  expect(checkAuthValues('sign-up', { ...good, privacy: false }).first).toBe('privacyMissing');
  expect(checkAuthValues('sign-up', { ...good, name: '' }).fields).toEqual({
    fullName: 'nameMissing',
  });
});

test('leaves the length of the password to the server', () => {
  const short = { ...good, password: 'corta', confirmPassword: 'corta' };
  expect(checkAuthValues('sign-up', short)).toEqual({ first: undefined, fields: {} });
  expect(checkAuthValues('new-password', short)).toEqual({ first: undefined, fields: {} });
});

test('a password that could not arrive whole is said at its field', () => {
  const long = 'ñ'.repeat(37);
  const check = (password: string) =>
    checkAuthValues('sign-in', { ...good, password, confirmPassword: '' }).fields;
  expect(check(long)).toEqual({ password: 'passwordLong' });
  expect(check('tres\u0000gatos')).toEqual({ password: 'strangeCharacters' });
  expect(check('ñ'.repeat(36))).toEqual({});
});

test('a new password needs its twin and nothing else; a reset only the address', () => {
  expect(checkAuthValues('new-password', { ...good, email: '', confirmPassword: 'x' })).toEqual({
    first: 'passwordsDiffer',
    fields: { confirmPassword: 'passwordsDiffer' },
  });
  expect(checkAuthValues('reset-request', { ...good, password: '' })).toEqual({
    first: undefined,
    fields: {},
  });
});
