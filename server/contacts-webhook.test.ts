import { expect, test } from 'vitest';
import { configForTests } from '#tests/server/start-front.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const parse = (env: Record<string, string>) => configForTests(env).contactsWebhook;

test('without an address nothing is sent', () => {
  expect(parse({})).toBeUndefined();
  expect(parse({ CONTACTS_WEBHOOK_SECRET: secret })).toBeUndefined();
});

test('an https address and a key are enough; addresses inside are allowed by word only', () => {
  const env = {
    CONTACTS_WEBHOOK_URL: 'https://mail.example/hook?list=1',
    CONTACTS_WEBHOOK_SECRET: secret,
  };
  expect(parse(env)).toEqual({
    url: 'https://mail.example/hook?list=1',
    secret: Buffer.alloc(32, 7),
    allowPrivate: false,
  });
  expect(parse({ ...env, CONTACTS_WEBHOOK_PRIVATE: 'on' })?.allowPrivate).toBe(true);
});

test.each([
  ['CONTACTS_WEBHOOK_URL', 'http://mail.example/', 'is not an https:// address'],
  ['CONTACTS_WEBHOOK_URL', 'https://me:pw@mail.example/', 'is not an https:// address'],
  ['CONTACTS_WEBHOOK_URL', 'ftp://mail.example/', 'is not an https:// address'],
  ['CONTACTS_WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'is not whsec_'],
  ['CONTACTS_WEBHOOK_SECRET', 'a key', 'is not whsec_'],
  ['CONTACTS_WEBHOOK_PRIVATE', 'maybe', 'is neither on nor off'],
  ['CONTACTS_WEBHOOK_URL', 'https://mail.example/', 'CONTACTS_WEBHOOK_SECRET is missing'],
])('%s=%s refuses the start', (name, value, words) => {
  expect(() => parse({ [name]: value })).toThrow(words);
});
