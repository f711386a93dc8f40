import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/auth-errors.ts';
import { copy as spanish } from '#content/dictionaries/es/auth-errors.ts';
import {
  failureOfCode,
  failureText,
  fieldOfFailure,
  knownFailures,
  readFailure,
  type KnownFailure,
} from './auth-failure.ts';

test('both languages have words for every failure of the closed list, and no others', () => {
  expect(Object.keys(spanish.failures).sort()).toEqual([...knownFailures].sort());
  expect(Object.keys(english.failures).sort()).toEqual([...knownFailures].sort());
});

describe.each(Object.entries(failureOfCode))('the code %s', (code, kind) => {
  test(`is ${kind}, whatever the server's words`, () => {
    const failure = readFailure(new AuthApiError('Some words of a rate limit network', 422, code));
    expect(failure.kind).toBe(kind);
    expect(failureText(failure, spanish.failures)).toBe(spanish.failures[kind]);
    expect(failureText(failure, english.failures)).toBe(english.failures[kind]);
  });
});

test('an unknown code keeps the server’s own words', () => {
  const failure = readFailure(
    new AuthApiError('Captcha verification failed', 400, 'captcha_failed'),
  );
  expect(failure.kind).toBe('other');
  expect(failureText(failure, spanish.failures)).toBe('Captcha verification failed');
});

const weaknesses: [AuthWeakPasswordError['reasons'], KnownFailure][] = [
  [['length'], 'passwordShort'],
  [['characters'], 'passwordKinds'],
  [['pwned'], 'passwordCommon'],
  [['length', 'characters'], 'passwordShort'],
  [[], 'passwordCommon'],
];

test.each(weaknesses)('a weak password for %j is %s, said at the password', (reasons, kind) => {
  const failure = readFailure(new AuthWeakPasswordError('Weak', 422, reasons));
  expect(failure.kind).toBe(kind);
  expect(fieldOfFailure(failure)).toBe('password');
});

test('what does not fit into validation is said where it belongs', () => {
  const kind = (message: string) =>
    readFailure(new AuthApiError(message, 400, 'validation_failed'));
  const long = kind('Password cannot be longer than 72 characters');
  expect([long.kind, fieldOfFailure(long)]).toEqual(['passwordLong', 'password']);
  const address = kind('Unable to validate email address: invalid format');
  expect([address.kind, fieldOfFailure(address)]).toEqual(['emailInvalid', 'email']);
  const other = kind('Request body is not valid');
  expect([other.kind, fieldOfFailure(other)]).toEqual(['invalidInput', undefined]);
});

test('no answer is a network failure in the words of each browser', () => {
  for (const message of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]) {
    expect(readFailure(new AuthRetryableFetchError(message, 0)).kind).toBe('network');
    expect(readFailure(new TypeError(message)).kind).toBe('network');
  }
  expect(readFailure(new TypeError('Importing a module script failed.')).kind).toBe('network');
});

test('an answer without a code is read by status and words', () => {
  expect(readFailure(new AuthRetryableFetchError('Bad gateway', 502)).kind).toBe('serverBusy');
  expect(readFailure(new AuthApiError('Slow down', 429, undefined)).kind).toBe('rateLimit');
  expect(readFailure(new AuthApiError('Email rate limit exceeded', 400, undefined)).kind).toBe(
    'rateLimit',
  );
  expect(readFailure(new AuthApiError('User already registered', 400, undefined)).kind).toBe(
    'alreadyRegistered',
  );
  expect(readFailure(new AuthApiError('Invalid login credentials', 400, undefined)).kind).toBe(
    'invalidCredentials',
  );
  expect(readFailure(new AuthSessionMissingError()).kind).toBe('sessionMissing');
});

test('an exception that no server sent is unexpected', () => {
  expect(readFailure(new RangeError('Invalid count value'))).toMatchObject({
    kind: 'unexpected',
    status: undefined,
  });
  expect(readFailure('a string').kind).toBe('unexpected');
});
