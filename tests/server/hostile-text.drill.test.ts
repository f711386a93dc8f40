import { expect, test } from 'vitest';
import { normaliseEmail } from '#domain/email-address.ts';
import { requireBearer } from '#server/auth/identity.ts';
import { cleanName } from '#server/auth/metadata.ts';
import { requireGoodPassword } from '#server/auth/passwords/passwords.ts';
import { costsTooMuch } from '#tests/server/processor-price.ts';
import { bucketOf, clientAddressBehind } from '#server/http/client-address.ts';
import { readHeaders } from '#server/rest/rest-headers.ts';
import { readAddress } from '#server/rest/rest-query.ts';

/** The largest body is 1 MiB, the largest set of headers 16 KiB: nothing longer reaches these readers. */
const BODY = 1024 * 1024;
const HEADER = 16 * 1024;

function request(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`https://faro.example${path}`, { headers });
}

const readers: [string, number, (text: string) => unknown][] = [
  ['an address', BODY, (text) => normaliseEmail(text)],
  ['an address behind a good start', BODY, (text) => normaliseEmail(`a@${text}`)],
  ['a name', BODY, (text) => cleanName(text)],
  ['a password', BODY, (text) => requireGoodPassword(text, text)],
  ['a session', HEADER, (text) => requireBearer(`Bearer ${text}`)],
  ['a proxy’s word', HEADER, (text) => bucketOf(text)],
  ['a proxy’s list', HEADER, (text) => clientAddressBehind(['127.0.0.1'])('127.0.0.1', text)],
  ['a filter', HEADER, (text) => readAddress(request(`/rest/v1/a?b=in.(${text}`))],
  ['an order', HEADER, (text) => readAddress(request(`/rest/v1/a?order=${text}`))],
  ['columns', HEADER, (text) => readAddress(request(`/rest/v1/a?select=${text}`))],
  ['preferences', HEADER, (text) => readHeaders(request('/', { prefer: text }))],
];

// What makes careless patterns try every split of a text: one sign, alternations, near misses.
const pieces = ['a', '.', ' ', 'a.', '-', '@a', 'a,', '1:', '::', 'aA0_', '\t', '%20'];

test.each(readers)(
  'H17: no text as long as may come holds the server up: %s',
  (_, length, read) => {
    for (const piece of pieces) {
      const text = `${piece.repeat(length / piece.length - 1)}!`;
      expect({ piece, isSlow: costsTooMuch(() => read(text)) }).toEqual({ piece, isSlow: false });
    }
  },
);
