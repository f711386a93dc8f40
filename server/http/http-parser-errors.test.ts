import { expect, test } from 'vitest';
import { sendRaw, startFront } from '#tests/server/start-front.ts';

const HOST = 'Host: faro.example\r\n';
const flood = `X-Flood: ${'x'.repeat(20_000)}`;

test.each([
  ['bytes that are no request', '400', 'nonsense\r\n\r\n'],
  ['an unknown method', '400', `NONSENSE / HTTP/1.1\r\n${HOST}\r\n`],
  ['a request without a Host', '400', 'GET / HTTP/1.1\r\n\r\n'],
  ['a Host that is no name', '400', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['a target that is no address', '400', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
  [
    'two lengths',
    '400',
    `POST /auth/v1/echo HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
  ],
  ['headers that come too late', '408', `GET / HTTP/1.1\r\n${HOST}X-Half: `],
  [
    'endless extensions of a chunk',
    '413',
    `POST /auth/v1/echo HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
  ],
  ['an expectation that is not met', '417', `GET / HTTP/1.1\r\n${HOST}Expect: a-miracle\r\n\r\n`],
  ['a foreign Host', '421', 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ['a flood of headers', '431', `GET / HTTP/1.1\r\n${HOST}${flood}\r\n\r\n`],
])(
  'H23: %s: %s, with the security headers, and the connection is closed',
  async (_, status, text) => {
    await using front = await startFront({
      env: { SITE_URL: 'https://faro.example' },
      times: { headersTimeout: 150, connectionsCheckingInterval: 30 },
    });
    // Resolves only once the other side has closed.
    const answer = await sendRaw(front.port, text);
    const [head = ''] = answer.split('\r\n\r\n');
    const [line = '', ...rest] = head.split('\r\n');
    const headers = new Headers(
      rest.map((each): [string, string] => {
        const [name = '', ...value] = each.split(':');
        return [name, value.join(':').trim()];
      }),
    );
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(line).not.toMatch(/undefined/);
    expect(headers.get('connection')).toBe('close');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toMatch(/origin|no-referrer/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'/,
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('server')).toBe(false);
  },
);

test('H11: subdomains are held to https only where the owner says that they have it', async () => {
  await using front = await startFront({
    env: { SITE_URL: 'https://faro.example', HSTS_SUBDOMAINS: 'on' },
  });
  const expected = 'max-age=31536000; includeSubDomains';
  for (const path of ['/', '/health/live', '/nowhere']) {
    const { headers } = await fetch(front.url + path);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, expected]);
  }
  const refused = await sendRaw(front.port, 'nonsense\r\n\r\n');
  expect(refused).toContain(`strict-transport-security: ${expected}`);
});
