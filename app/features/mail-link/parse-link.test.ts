import { expect, test } from 'vitest';
import { parseLink, parsePasted, readLink, withoutLink } from './parse-link.ts';

const at = (rest: string) => new URL(rest, 'https://faro.example');

test('reads the links that we send', () => {
  expect(parseLink(at('/auth#token_hash=abc&type=signup&next=%2Fassessment%3Fheld%3Df00'))).toEqual(
    {
      kind: 'token',
      tokenHash: 'abc',
      type: 'signup',
      next: '/assessment?held=f00',
    },
  );
  expect(parseLink(at('/en/auth?type=recovery#token_hash=abc&type=recovery'))).toEqual({
    kind: 'token',
    tokenHash: 'abc',
    type: 'recovery',
  });
  expect(parseLink(at('/auth#token_hash=abc&type=email_change&next=%2Fprofile'))).toMatchObject({
    type: 'email_change',
    next: '/profile',
  });
});

test('reads a token in the query, as the specification lists it (S07)', () => {
  expect(parseLink(at('/auth?token=abc&type=recovery'))).toMatchObject({
    kind: 'token',
    tokenHash: 'abc',
    type: 'recovery',
  });
  expect(parseLink(at('/auth?token=abc'))).toMatchObject({ kind: 'token', type: 'recovery' });
});

test('reads a whole session out of the hash or the query', () => {
  const session = { kind: 'session', accessToken: 'a', refreshToken: 'r', type: 'recovery' };
  expect(parseLink(at('/auth#access_token=a&refresh_token=r&type=recovery'))).toEqual(session);
  expect(parseLink(at('/auth?type=recovery&access_token=a&refresh_token=r'))).toEqual(session);
});

test('A23: a bare access token sets a password where the specification says so, and nowhere else', () => {
  const bearer = { kind: 'bearer', accessToken: 'a.b.c', type: 'recovery' };
  for (const rest of [
    '/auth?access_token=a.b.c',
    '/auth?access_token=a.b.c&type=recovery',
    '/auth?type=recovery#access_token=a.b.c&type=recovery',
    '/auth#access_token=a.b.c&type=recovery).',
  ]) {
    expect([rest, parseLink(at(rest))]).toEqual([rest, bearer]);
  }
  expect(parseLink(at('/auth#access_token=a'))).toEqual({ kind: 'spent', type: 'recovery' });
  expect(parseLink(at('/auth#access_token=a&type=signup'))).toEqual({
    kind: 'spent',
    type: 'signup',
  });
});

test('a refusal of the backend opens nothing', () => {
  expect(parseLink(at('/auth?type=signup#error=access_denied&error_code=otp_expired'))).toEqual({
    kind: 'spent',
    type: 'signup',
  });
});

test('H25: a link that lost what followed its # is known to be incomplete, and leaves the address', () => {
  for (const type of ['signup', 'recovery', 'email_change']) {
    for (const rest of [`/auth?type=${type}`, `/auth?type=${type}#`, `/en/auth?type=${type}).`]) {
      expect([rest, parseLink(at(rest))]).toEqual([rest, { kind: 'incomplete', type }]);
    }
  }
  expect(withoutLink(at('/auth?type=recovery'))).toBe('/auth');
});

test('H25: the whole link, a part of it or its code is found in what was pasted', () => {
  const token = 'kq3-x_Zt0aP9cVb2nM5lKj8hGf6dSe4rWq1yUi7oTpA';
  const link = { kind: 'token', tokenHash: token, type: 'recovery' };
  for (const pasted of [
    `https://faro.example/auth?type=recovery#token_hash=${token}&type=recovery`,
    ` <https://faro.example/auth?type=recovery#token_hash=${token}&type=recovery>. `,
    `#token_hash=${token}&type=recovery`,
    `token_hash=${token}`,
    `https://gateway.example/?u=https%3A%2F%2Ffaro.example%2Fauth%3Ftype%3Drecovery%23token_hash%3D${token}%26type%3Drecovery&d=1`,
    ` ${token}`,
    `«${token}».`,
  ]) {
    expect([pasted, parsePasted(pasted, 'recovery')]).toEqual([pasted, link]);
  }
  // What the mail says goes before what the page expected.
  expect(parsePasted(`/auth#token_hash=${token}&type=signup&next=%2F`, 'recovery')).toEqual({
    kind: 'token',
    tokenHash: token,
    type: 'signup',
    next: '/',
  });
  for (const nothing of [
    '',
    'hola',
    'https://faro.example/auth?type=recovery',
    token.slice(0, 30),
  ]) {
    expect([nothing, parsePasted(nothing, 'recovery')]).toEqual([nothing, undefined]);
  }
});

test('a code of the PKCE flow opens nothing here: it is explained and leaves the address', () => {
  expect(parseLink(at('/auth?code=0e2c'))).toEqual({ kind: 'spent', type: 'signup' });
  expect(parseLink(at('/auth?type=recovery&code=0e2c'))).toEqual({
    kind: 'spent',
    type: 'recovery',
  });
  expect(withoutLink(at('/auth?code=0e2c&next=%2Fresults'))).toBe('/auth?next=%2Fresults');
});

test('an ordinary address carries no link', () => {
  for (const rest of [
    '/auth',
    '/auth?mode=sign-up&next=/results',
    '/auth#main',
    '/auth?type=other',
  ]) {
    expect(parseLink(at(rest))).toBeUndefined();
  }
});

test('leaves no secret and no fragment in the address', () => {
  expect(withoutLink(at('/auth#token_hash=abc&type=signup&next=%2F'))).toBe('/auth');
  expect(withoutLink(at('/auth?type=recovery#token_hash=abc'))).toBe('/auth');
  expect(
    withoutLink(at('/en/auth?access_token=a&refresh_token=r&token=t&expires_in=9&next=%2Fresults')),
  ).toBe('/en/auth?next=%2Fresults');
});

test('a link survives the history entry, and nothing else does', () => {
  for (const rest of [
    '/auth#token_hash=abc&type=signup&next=%2Fx',
    '/auth#access_token=a&refresh_token=r&type=recovery',
    '/auth#access_token=a',
    '/auth?type=email_change',
  ]) {
    const link = parseLink(at(rest));
    expect(readLink(structuredClone(link))).toEqual(link);
  }
  for (const value of [
    undefined,
    'x',
    {},
    { kind: 'token', type: 'signup' },
    { kind: 'token', type: 'x', tokenHash: 'a' },
  ]) {
    expect(readLink(value)).toBeUndefined();
  }
});
