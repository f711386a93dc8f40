import { expect, test } from 'vitest';
import { checkMailNames, type Dns } from './mail-checks.ts';

/** A DNS of these records; whatever else is asked is not there. */
function dnsOf(texts: Record<string, string[]>, names: string[] = ['mail.example.net']): Dns {
  const absent = () => Promise.reject(new Error('ENOTFOUND'));
  return {
    resolveTxt: async (name) => texts[name]?.map((text) => [text]) ?? absent(),
    resolve4: async (name) => (name === 'mail.example.net' ? ['192.0.2.7'] : absent()),
    reverse: async () => names,
  };
}

const sender = {
  from: 'Faro <hola@faro.example>',
  smtpHost: 'mail.example.net',
  dkimSelector: 's1',
};
const whole = {
  'faro.example': ['google-site-verification=x', 'v=spf1 include:example.net -all'],
  '_dmarc.faro.example': ['v=DMARC1; p=quarantine'],
  's1._domainkey.faro.example': ['v=DKIM1; k=rsa; p=MIGfMA0'],
};
const states = async (asked: typeof sender | { dkimSelector: undefined }, dns: Dns) =>
  (await checkMailNames({ ...sender, ...asked }, dns)).map(({ what, state }) => `${what} ${state}`);

test('a domain with all its records is well', async () => {
  expect(await states(sender, dnsOf(whole))).toEqual([
    'SPF ok',
    'DMARC ok',
    'DKIM ok',
    'mail server ok',
  ]);
});

test.each([
  ['no record at all', {}, ['SPF bad', 'DMARC bad', 'DKIM bad', 'mail server ok']],
  [
    'two SPF records',
    { ...whole, 'faro.example': ['v=spf1 a -all', 'v=spf1 mx -all'] },
    ['SPF bad', 'DMARC ok', 'DKIM ok', 'mail server ok'],
  ],
  [
    'everybody may send',
    { ...whole, 'faro.example': ['v=spf1 +all'] },
    ['SPF bad', 'DMARC ok', 'DKIM ok', 'mail server ok'],
  ],
  [
    'a key that was withdrawn',
    { ...whole, 's1._domainkey.faro.example': ['v=DKIM1; p='] },
    ['SPF ok', 'DMARC ok', 'DKIM bad', 'mail server ok'],
  ],
])('%s', async (_, texts, expected) => {
  expect(await states(sender, dnsOf(texts))).toEqual(expected);
});

test('what cannot be known is said as such, with what to do', async () => {
  const found = await checkMailNames({ ...sender, dkimSelector: undefined }, dnsOf(whole, []));
  const open = found.filter(({ state }) => state === 'look');
  expect(open.map(({ what }) => what)).toEqual(['DKIM', 'mail server']);
  expect(open.every(({ todo }) => (todo ?? '').length > 20)).toBe(true);
});
