import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { sha1Of, startBreachService } from '#tests/auth/breach-service.ts';
import { createLog } from '#server/log.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { breachedPasswords } from './breached-passwords.ts';

const PASSWORD = 'una ballena en el tejado';
const HASH = sha1Of(PASSWORD);
const suffix = HASH.slice(5);
const other = `${suffix.slice(0, -1)}${suffix.endsWith('0') ? '1' : '0'}`;

/** What the check says, what was asked, and what stands in the log. */
async function check(say: Parameters<typeof startBreachService>[0]) {
  const { url, asked } = await startBreachService(say);
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const isBreached = breachedPasswords({ url, log: createLog({ level: 'debug', destination }) });
  return { found: await isBreached(PASSWORD), asked, lines, url };
}

test('a password whose hash was seen in a breach is known; only the first five digits leave, with padding asked for', async () => {
  const { found, asked, lines } = await check(() => `${other}:9\r\n${suffix}:3\r\n`);
  expect(found).toBe(true);
  expect(asked).toEqual([{ path: `/range/${HASH.slice(0, 5)}`, padding: 'true' }]);
  expect(lines).toEqual([]);
});

test.each([
  ['others of the same beginning', `${other}:12345\r\n`],
  ['padding, which counts nothing', `${other}:0\r\n${suffix}:0\r\n`],
  ['an empty list', ''],
  ['a line cut short', suffix],
  ['a page of a portal', `<!doctype html><p>${suffix}:3 sign in to this network</p>`],
  ['a hit without a number', `${suffix}:many\r\n`],
])('a list with %s knows nothing of the password', async (_, list) => {
  expect((await check(() => list)).found).toBe(false);
});

test.each([
  ['a failure', 'status 500', 500, {}],
  ['a refusal', 'status 429', 429, { 'retry-after': '2' }],
])('%s of the service lets people in', async (_, cause, status, headers) => {
  const { found, lines } = await check((_prefix, outgoing) => {
    outgoing.writeHead(status, headers).end(`${suffix}:3`);
    return undefined;
  });
  expect(found).toBe(false);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'breached_passwords.no_answer', cause },
  ]);
});

test('a redirect is not followed', async () => {
  const { url, asked } = await startBreachService(() => `${suffix}:3`);
  const { found } = await check((prefix, outgoing) => {
    outgoing.writeHead(302, { location: `${url}/range/${prefix}` }).end();
    return undefined;
  });
  expect([found, asked]).toEqual([false, []]);
});

test('an answer without an end is given up', async () => {
  const { found, lines } = await check((_prefix, outgoing) => {
    outgoing.write('0'.repeat(600 * 1024));
    return undefined;
  });
  expect([found, JSON.parse(lines[0] ?? '{}').cause]).toEqual([false, 'too long']);
});

test('a service that says nothing is waited for one second; neither hash, prefix nor address is logged', async () => {
  const started = performance.now();
  const { found, lines, url } = await check(() => undefined);
  const waited = performance.now() - started;
  expect(found).toBe(false);
  expect(waited).toBeGreaterThan(900);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ cause: 'TimeoutError' }]);
  expect(lines.join('').toUpperCase()).not.toContain(HASH.slice(0, 5));
  expect(lines.join('')).not.toContain(url);
});

test('without an answer the password passes', async () => {
  const isBreached = breachedPasswords({ url: 'http://127.0.0.1:9', log: silentLog });
  expect(await isBreached(PASSWORD)).toBe(false);
});
