import { METHODS, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#server/context.ts';
import { createLog } from '#server/log.ts';
import { echoBackend, sendRaw, startFront } from '#tests/server/start-front.ts';

/** Posts without announcing a length; the status, or 'cut off' when the server hung up first. */
function postChunked(
  port: number,
  path: string,
  pieces: Iterable<Uint8Array>,
): Promise<number | 'cut off'> {
  const { promise, resolve } = Promise.withResolvers<number | 'cut off'>();
  const outgoing = request({ port, host: '127.0.0.1', path, method: 'POST' });
  outgoing.on('response', (incoming) => {
    incoming.resume();
    resolve(incoming.statusCode ?? 0);
  });
  outgoing.on('error', () => resolve('cut off'));
  Readable.from(pieces).pipe(outgoing);
  return promise;
}

const HOST = 'Host: localhost\r\n';

test('H01: a body announced over 1 MiB is 413 before a byte of it is read', async () => {
  await using front = await startFront();
  const answer = await sendRaw(
    front.port,
    `POST /auth/v1/echo HTTP/1.1\r\n${HOST}Content-Length: 1048577\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('H01: a body of unknown length is cut off at 1 MiB; memory stays where it was', async () => {
  await using front = await startFront();
  const piece = Buffer.alloc(64 * 1024, 120);
  let sent = 0;
  let peak = 0;
  const before = process.memoryUsage().rss;
  function* endless() {
    while (sent < 200 * 1024 * 1024) {
      sent += piece.length;
      peak = Math.max(peak, process.memoryUsage().rss - before);
      yield piece;
    }
  }
  expect([413, 'cut off']).toContain(await postChunked(front.port, '/rest/v1/plans', endless()));
  expect(sent).toBeLessThan(200 * 1024 * 1024);
  // Sender and receiver share this process here; the receiver alone is measured in serve.test.ts.
  expect(peak).toBeLessThan(100 * 1024 * 1024);
});

const KIB = 1024;
test.each([
  ['/auth/v1/echo', 64 * KIB],
  ['/functions/v1/echo', 64 * KIB],
  ['/rest/v1/rpc/save_answers', 256 * KIB],
  ['/rest/v1/plans', 1024 * KIB],
])(
  'H01: at %s a body of exactly %d bytes passes, announced or not, and no larger one',
  async (path, most) => {
    const rest = async (asked: Request) =>
      Response.json({ bytes: (await asked.arrayBuffer()).byteLength });
    const functions = new Hono<AppEnv>();
    functions.post('/echo', (c) => rest(c.req.raw));
    await using front = await startFront({ backend: echoBackend({ rest }), functions });
    const body = new Uint8Array(most);
    const announced = await fetch(front.url + path, { method: 'POST', body });
    expect(await announced.json()).toMatchObject({ bytes: most });
    expect(await postChunked(front.port, path, [body])).toBe(200);
    expect(await postChunked(front.port, path, [body, new Uint8Array(1)])).toBe(413);
    const larger = `POST ${path} HTTP/1.1\r\n${HOST}Content-Length: ${most + 1}\r\n\r\n`;
    expect(await sendRaw(front.port, larger)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close/i);
  },
);

test('H03: a compressed body is 415, unread', async () => {
  await using front = await startFront();
  const answer = await sendRaw(
    front.port,
    `POST /auth/v1/echo HTTP/1.1\r\n${HOST}Content-Encoding: gzip\r\nContent-Length: 100\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 415/);
});

test.each([
  ['both lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two different lengths', 'Content-Length: 4\r\nContent-Length: 40\r\n\r\nabcd'],
  ['chunked not last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['space before colon', 'Content-Length : 4\r\n\r\nabcd'],
  ['bad chunk size', 'Transfer-Encoding: chunked\r\n\r\nZZ\r\nabcd\r\n0\r\n\r\n'],
])(
  'H05: %s is refused and the connection closed, with no answer to a second request',
  async (_, rest) => {
    await using front = await startFront();
    const smuggled = `GET /config.json HTTP/1.1\r\n${HOST}\r\n`;
    const answer = await sendRaw(
      front.port,
      `POST /auth/v1/echo HTTP/1.1\r\n${HOST}${rest}${smuggled}`,
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    expect(answer).not.toContain('anonKey');
  },
);

test('H07: a flood of headers is 431', async () => {
  await using front = await startFront();
  const flood = 'X-Flood: '.padEnd(20_000, 'x');
  expect(await sendRaw(front.port, `GET / HTTP/1.1\r\n${HOST}${flood}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431/,
  );
});

test.each([
  ['TRACE', '405'],
  ['PROPFIND', '501'],
  ['PURGE', '501'],
  ['NONSENSE', '400'],
])('H07: %s is %s', async (method, status) => {
  await using front = await startFront();
  const answer = await sendRaw(
    front.port,
    `${method} / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  );
  expect(answer.slice(9, 12)).toBe(status);
});

test('H07: no method that Node knows is a failure of ours, in any part: 405 or 501, and no stack in the log', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  await using front = await startFront({ log: createLog({ level: 'warn', destination }) });
  const served = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  // CONNECT is no request to this server: Node hangs up.
  const foreign = METHODS.filter((method) => !served.includes(method) && method !== 'CONNECT');
  expect(foreign.length).toBeGreaterThan(20);
  for (const method of foreign) {
    for (const path of ['/', '/auth/v1/token', '/rest/v1/plans', '/health/ready']) {
      const text = `${method} ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
      expect((await sendRaw(front.port, text)).slice(9, 12)).toMatch(/405|501/);
    }
  }
  expect(lines).toEqual([]);
});

test('H14: a request without a Host is 400', async () => {
  await using front = await startFront();
  expect(await sendRaw(front.port, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
});

/** Resolves when the server has closed every connection; a test that waits for ever has its own end. */
async function untilDropped(server: Server): Promise<void> {
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  while ((await open()) > 0) await new Promise((resume) => setTimeout(resume, 10));
}

test('H06, H23: every limit of time is set, and ends before 15 s (headers) or 30 s (all else)', async () => {
  await using front = await startFront();
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = front.server;
  // Zero switches a limit off, and below a few seconds a slow network would be cut off.
  expect(headersTimeout).toBeGreaterThanOrEqual(5000);
  expect(headersTimeout + 2000).toBeLessThanOrEqual(15_000);
  expect(requestTimeout).toBeGreaterThanOrEqual(headersTimeout);
  expect(requestTimeout + 2000).toBeLessThanOrEqual(30_000);
  expect(keepAliveTimeout).toBeGreaterThanOrEqual(1000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(15_000);
  // An answer taken in part begins a second silence.
  expect(timeout).toBeGreaterThanOrEqual(10_000);
  expect(2 * timeout).toBeLessThanOrEqual(30_000);
});

const short = {
  headersTimeout: 150,
  requestTimeout: 300,
  keepAliveTimeout: 150,
  connectionsCheckingInterval: 30,
  silence: 400,
};

test.each([
  ['connects and says nothing', ''],
  ['stops in the middle of its headers', `GET / HTTP/1.1\r\n${HOST}X-Half: `],
  [
    'stops in the middle of its body',
    `POST /auth/v1/echo HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\nabc`,
  ],
])('H06, H23: a client that %s is told 408 and dropped', async (_, text) => {
  await using front = await startFront({ times: short });
  const answer = sendRaw(front.port, text);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  await untilDropped(front.server);
});

test('H23: a client that never reads its answer is dropped, while others are served', async () => {
  const backend = echoBackend();
  backend.auth.get('/much', (c) => c.body(new Uint8Array(64 * 1024 * 1024)));
  await using front = await startFront({ times: short, backend });
  const deaf = connect(front.port, '127.0.0.1');
  deaf.on('error', () => {});
  deaf.pause();
  deaf.write(`GET /auth/v1/much HTTP/1.1\r\n${HOST}\r\n`);
  await new Promise((resolve) => front.server.once('request', resolve));
  expect((await fetch(`${front.url}/health/live`, { headers: { connection: 'close' } })).ok).toBe(
    true,
  );
  await untilDropped(front.server);
  deaf.destroy();
});

test('H04: a body full of __proto__ leaves every object as it was', async () => {
  await using front = await startFront();
  await fetch(`${front.url}/auth/v1/echo?__proto__[x]=1&constructor[prototype][x]=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}',
  });
  expect('x' in {}).toBe(false);
});

test('X20: a client that goes away in the middle of its body harms no other', async () => {
  await using front = await startFront();
  await new Promise<void>((resolve) => {
    const socket = connect(front.port, '127.0.0.1', () => {
      socket.write(`POST /auth/v1/echo HTTP/1.1\r\n${HOST}Content-Length: 1000\r\n\r\nabc`, () => {
        socket.destroy();
        resolve();
      });
    });
  });
  expect((await fetch(`${front.url}/health/live`)).status).toBe(200);
});
