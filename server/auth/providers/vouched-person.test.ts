import { expect, test } from 'vitest';
import { readVouchedPerson } from './vouched-person.ts';

const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

test('A31: Google answers for the mailboxes that it runs, and for no other', () => {
  const emailOf = (claims: object) => readVouchedPerson('google', { sub: '1', ...claims }).email;
  expect(emailOf({ email: 'Ana@Gmail.com', email_verified: true })).toBe('ana@gmail.com');
  expect(emailOf({ email: 'ana@escuela.mx', email_verified: true, hd: 'escuela.mx' })).toBe(
    'ana@escuela.mx',
  );
  expect(emailOf({ email: 'ana@hotmail.com', email_verified: true })).toBeUndefined();
  expect(emailOf({ email: 'ana@notgmail.com', email_verified: true })).toBeUndefined();
  expect(emailOf({ email: 'ana@gmail.com.evil.example', email_verified: true })).toBeUndefined();
  expect(emailOf({ email: 'ana@gmail.com', email_verified: 'true' })).toBeUndefined();
  expect(emailOf({ email: 'ana@gmail.com' })).toBeUndefined();
  expect(emailOf({ email: 'not an address', email_verified: true })).toBeUndefined();
  for (const email of ['eva <ana@gmail.com>', 'mailto:ana@gmail.com', 'ana@gmail.com;']) {
    expect(emailOf({ email, email_verified: true })).toBeUndefined();
  }
});

test('A31: Microsoft answers for its own mailboxes and for domains whose owner it knows', () => {
  const emailOf = (claims: object) => readVouchedPerson('azure', { sub: '1', ...claims }).email;
  expect(emailOf({ email: 'ana@hotmail.com', tid: PERSONAL })).toBe('ana@hotmail.com');
  expect(emailOf({ email: 'ana@gmail.com', tid: PERSONAL, xms_edov: true })).toBeUndefined();
  expect(emailOf({ email: 'ana@hotmail.com', tid: 'another' })).toBeUndefined();
  expect(emailOf({ email: 'ana@escuela.mx', tid: 'school', xms_edov: '1' })).toBe('ana@escuela.mx');
  for (const xms_edov of [undefined, false, '0', 'false', 0]) {
    expect(emailOf({ email: 'ana@escuela.mx', tid: 'school', xms_edov })).toBeUndefined();
  }
  expect(emailOf({ email: 'ana@escuela.mx', email_verified: true, tid: 'x' })).toBeUndefined();
});

test('a name is one line, and what a provider says wrongly of it is none', () => {
  const said = { sub: '1', name: ' Ana\u202E\n Ruiz ' };
  expect(readVouchedPerson('google', said)).toEqual({ sub: '1', name: 'Ana Ruiz' });
  expect(readVouchedPerson('google', { sub: '1', name: 7, email: {} })).toEqual({
    sub: '1',
    name: '',
  });
  expect(() => readVouchedPerson('google', { name: 'Ana' })).toThrow(/sub/);
});
