import { expect, test } from 'vitest';
import { sendRaw, startFront } from '#tests/server/start-front.ts';

const SITE = 'https://faro.example';

/** The status of a request as it stands, to a site at SITE_URL unless another Host is named. */
async function statusOf(
  port: number,
  lines: readonly string[],
  { method = 'POST', path = '/auth/v1/echo', host = 'faro.example' } = {},
): Promise<number> {
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines];
  const body = method === 'GET' ? '' : '{}';
  if (body) head.push(`Content-Length: ${body.length}`);
  return Number((await sendRaw(port, `${head.join('\r\n')}\r\n\r\n${body}`)).slice(9, 12));
}

const FORM = 'Content-Type: text/plain';
const JSON_TYPE = 'Content-Type: application/json;charset=UTF-8';

test.each([
  ['a form of another site, as plain text', [FORM, 'Sec-Fetch-Site: cross-site']],
  ['another host of the same domain', [JSON_TYPE, 'Sec-Fetch-Site: same-site']],
  ['another site, whatever Origin says', ['Sec-Fetch-Site: cross-site', `Origin: ${SITE}`]],
  ['an older browser on another site', [FORM, 'Origin: https://evil.example']],
  ['a sandboxed page', [FORM, 'Origin: null']],
  ['the site by http', [JSON_TYPE, 'Origin: http://faro.example']],
  ['a name that begins like ours', [JSON_TYPE, `Origin: ${SITE}.evil.example`]],
])('H23: %s is refused where accounts and data are', async (_, lines) => {
  await using front = await startFront({ env: { SITE_URL: SITE } });
  expect(await statusOf(front.port, lines)).toBe(403);
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect(await statusOf(front.port, lines, { method, path: '/rest/v1/profiles' })).toBe(403);
  }
  expect(await statusOf(front.port, lines, { path: '/functions/v1/send-report' })).toBe(403);
});

test.each([
  ['the site itself', [JSON_TYPE, 'Sec-Fetch-Site: same-origin', `Origin: ${SITE}`]],
  ['an address typed by hand', ['Sec-Fetch-Site: none']],
  ['an older browser on the site', [JSON_TYPE, `Origin: ${SITE}`]],
  ['a program that is no browser', [JSON_TYPE]],
])('H23: %s is served', async (_, lines) => {
  await using front = await startFront({ env: { SITE_URL: SITE } });
  expect(await statusOf(front.port, lines)).toBe(200);
  expect(await statusOf(front.port, lines, { method: 'PATCH', path: '/rest/v1/x' })).toBe(200);
});

test('H23: a link from anywhere may be followed', async () => {
  await using front = await startFront({ env: { SITE_URL: SITE } });
  const lines = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate'];
  expect(await statusOf(front.port, lines, { method: 'GET' })).toBe(200);
  expect(await statusOf(front.port, lines, { method: 'GET', path: '/' })).toBe(200);
});

test('trying out, the site is the loopback address that was asked for, and no other', async () => {
  await using front = await startFront();
  const host = `127.0.0.1:${front.port}`;
  expect(await statusOf(front.port, [`Origin: http://${host}`], { host })).toBe(200);
  expect(await statusOf(front.port, ['Origin: http://127.0.0.1:1'], { host })).toBe(403);
  expect(await statusOf(front.port, ['Origin: http://localhost:3000'], { host })).toBe(200);
});
