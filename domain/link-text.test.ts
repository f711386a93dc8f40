import { describe, expect, test } from 'vitest';
import { linkParameters, pathIn, shareSecretIn, tokenIn } from './link-text.ts';

const token = 'kq3-x_Zt0aP9cVb2nM5lKj8hGf6dSe4rWq1yUi7oTpA';
const secret = '0f'.repeat(32);

// H25: each is how a link of ours has been seen to arrive elsewhere.
const links = [
  `/auth?type=signup#token_hash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00`,
  `/auth#token_hash=${token}&amp;type=signup&amp;next=%2Fassessment%3Fheld%3Df00`,
  `/auth#token_hash=${token}&amp;amp;type=signup&#38;next=%2Fassessment%3Fheld%3Df00`,
  `/auth#token_hash=${token}&#x26;type=signup&#X0026;next=%2Fassessment%3Fheld%3Df00`,
  `/auth#token_hash=${token}\\u0026type=signup\\u0026next=%2Fassessment%3Fheld%3Df00`,
  `/auth#token%5Fhash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00`,
  `https://urldefense.com/v3/__https://faro.example/auth*token_hash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00__;Iw!!a$`,
  `/auth%23token_hash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00`,
  `/auth%3Ftype=signup%23token_hash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00`,
  `/auth%2523token_hash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00`,
  `/auth#token_hash%3D${token}%26type%3Dsignup%26next%3D%252Fassessment%253Fheld%253Df00`,
  `/auth?token_hash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00`,
  ` (https://faro.example/auth#token_hash=${token}&type=signup&next=%2Fassessment%3Fheld%3Df00). `,
  `«https://faro.example/auth#token_hash=${token}\r\n&type=signup&next=%2Fassessment%3Fheld%3Df00»`,
  `https://gateway.example/?url=https%3A%2F%2Ffaro.example%2Fauth%3Ftype%3Dsignup%23token_hash%3D${token}%26type%3Dsignup%26next%3D%252Fassessment%253Fheld%253Df00&data=05%7C01`,
  `token_hash=\u200b${token}&type=signup&next=%2Fassessment%3Fheld%3Df00%29`,
];

test.each(links)('H25: what %s carries is found', (link) => {
  const found = linkParameters(link);
  expect(tokenIn(found.get('token_hash'))).toBe(token);
  expect(tokenIn(found.get('type'))).toBe('signup');
  expect(pathIn(found.get('next') ?? '')).toBe('/assessment?held=f00');
});

describe('H25: signs that stick to a token', () => {
  const sticking = [
    '.',
    ')',
    '>',
    ',',
    '»',
    '”',
    '%29',
    '%2C',
    '…',
    ' ',
    '\u200b',
    '\u2060',
    ').',
    '"',
    '%E2%80%8B',
  ];
  test.each(sticking)('%j behind it, and before it', (sign) => {
    expect(tokenIn(token + sign)).toBe(token);
    expect(tokenIn(sign + token)).toBe(token);
    expect(shareSecretIn(`/compartido#${secret}${sign}`)).toBe(secret);
    expect(shareSecretIn(`#${sign}${secret}`)).toBe(secret);
  });
});

test('the dots of an access token are part of it, the one behind it is not', () => {
  expect(tokenIn('eyJh.eyJz.c2ln.')).toBe('eyJh.eyJz.c2ln');
});

test('where there is no token nothing is found', () => {
  expect(tokenIn('')).toBe('');
  expect(tokenIn(' ).»')).toBe('');
  expect(shareSecretIn('#main')).toBeUndefined();
  expect(shareSecretIn(`#${secret}0f`)).toBeUndefined();
  expect([...linkParameters('/auth?mode=sign-up')]).toEqual([]);
  expect([...linkParameters('%E0%A4%A')]).toEqual([]);
});
