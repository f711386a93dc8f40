import { expect, test } from 'vitest';
import { registrationRules } from './sign-up-rules.ts';
import { checkSignUp, type SignUpValues } from './sign-up-values.ts';

const checkRegistration = (values: SignUpValues) => checkSignUp(values, registrationRules);

const good: SignUpValues = {
  name: 'Ana',
  email: 'ana@example.com',
  password: 'tres gatos azules',
  confirmPassword: 'tres gatos azules',
  privacy: true,
};

test('finds nothing wrong with a good registration', () => {
  expect(checkRegistration(good)).toEqual({ first: undefined, fields: {} });
});

test('checks matching passwords, then the box, then the length', () => {
  const short = { ...good, password: 'corta', confirmPassword: 'corta' };
  const all = { ...short, confirmPassword: 'otra', privacy: false };
  expect(checkRegistration(all).first).toBe('passwordsDiffer');
  expect(checkRegistration({ ...short, privacy: false }).first).toBe('privacyMissing');
  expect(checkRegistration(short).first).toBe('passwordShort');
});

test('says everything that is wrong at its field, whatever the toast says', () => {
  const all = { name: '', email: 'ana', password: 'corta', confirmPassword: 'x', privacy: false };
  expect(checkRegistration(all).fields).toEqual({
    name: 'nameMissing',
    email: 'emailInvalid',
    password: 'passwordShort',
    confirmPassword: 'passwordsDiffer',
    privacy: 'privacyMissing',
  });
});

test('the minimum is eight characters', () => {
  const of = (password: string) =>
    checkRegistration({ ...good, password, confirmPassword: password });
  expect(of('1234567').first).toBe('passwordShort');
  expect(of('12345678').first).toBeUndefined();
  expect(of('ñ'.repeat(40)).fields).toEqual({ password: 'passwordLong' });
});
