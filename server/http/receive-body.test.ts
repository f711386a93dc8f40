import { connect, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from '#server/context.ts';
import { answerError } from './answer-error.ts';
import { createHttpServer } from './http-server.ts';
import { receiveBodies, type BodyBounds } from './receive-body.ts';
import { securityOptions } from './security-headers.ts';
import { configForTests, echoBackend, sendRaw, startFront } from '#tests/server/start-front.ts';

const HOST = 'Host: localhost\r\n';
const apis = ['/auth/v1/echo', '/rest/v1/rpc/open_share', '/functions/v1/echo'];

/** A connection that has said so much, and what came back so far. */
async function say(port: number, text: string) {
  let came = '';
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => (came += chunk.toString()));
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return {
    socket,
    came: () => came,
    /** What the answer begins with, once it has come. */
    status: () =>
      vi.waitFor(
        () => {
          const [, status] = /^HTTP\/1\.1 (\d+)/.exec(came) ?? [];
          if (status === undefined) throw new Error('no answer has come');
          return status;
        },
        { timeout: 15_000, interval: 20 },
      ),
  };
}

function echoingFront() {
  const rest = async (asked: Request) =>
    Response.json({ bytes: (await asked.arrayBuffer()).byteLength });
  const functions = new Hono<AppEnv>();
  functions.post('/echo', (c) => rest(c.req.raw));
  return startFront({ backend: echoBackend({ rest }), functions });
}

const half = (path: string) =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
const halfChunked = (path: string) =>
  `POST ${path} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`;

test.each(apis)(
  'A27: forty half-sent bodies at %s keep no client behind the same address waiting',
  async (path) => {
    await using front = await echoingFront();
    const asked: string[] = [];
    front.server.on('request', ({ url = '' }) => asked.push(url));
    const texts = Array.from({ length: 20 }, () => [half(path), halfChunked(path)]).flat();
    const halves = await Promise.all(texts.map((text) => say(front.port, text)));
    await expect.poll(() => asked.length).toBe(40);
    const answer = await fetch(front.url + path, { method: 'POST', body: '{}' });
    expect(await answer.json()).toMatchObject({ bytes: 2 });
    expect(halves.map(({ came }) => came())).toEqual(texts.map(() => ''));
    halves.forEach(({ socket }) => socket.destroy());
  },
);

test.each(apis)(
  'a class of slow telephones at %s is answered, each when its own body is there',
  async (path) => {
    await using front = await echoingFront();
    const body = '{"answer":1}';
    const head = `POST ${path} HTTP/1.1\r\n${HOST}Content-Length: ${body.length}\r\n\r\n`;
    const phones = await Promise.all(
      Array.from({ length: 35 }, () => say(front.port, head + body.slice(0, 5))),
    );
    for (const phone of phones.toReversed()) {
      phone.socket.write(body.slice(5));
      expect(await phone.status()).toBe('200');
    }
    phones.forEach(({ socket }) => socket.destroy());
  },
);

/** A server that does nothing but receive bodies, by these bounds; each header `x-client` is another client. */
async function receivingServer(bounds: Partial<BodyBounds>) {
  const all = { bodiesOfClient: 100, bytesOfClient: 1e6, bytesOverall: 1e6, ...bounds };
  const receiveBody = receiveBodies(all);
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.post('*', async (c) => {
    c.set('clientAddress', c.req.header('x-client') ?? '');
    const giveBack = await receiveBody(c);
    return c.text(await c.req.text().finally(giveBack));
  });
  const server = createHttpServer(app.fetch, securityOptions(configForTests()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let seen = 0;
  server.on('request', (incoming) => incoming.once('data', () => (seen += 1)));
  /** Sends a part of a body, and waits until the server has it. */
  async function send(client: string, length: number, part: number) {
    const before = seen;
    const head = `POST /rest/v1/plans HTTP/1.1\r\n${HOST}X-Client: ${client}\r\nContent-Length: ${length}\r\n\r\n`;
    const sent = await say(port, head + 'x'.repeat(part));
    await expect.poll(() => seen).toBe(before + 1);
    return sent;
  }
  async function close() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return { send, [Symbol.asyncDispose]: close };
}

test('A27: with too many bodies on their way, the longest silent one of that client gives way, no other', async () => {
  await using server = await receivingServer({ bodiesOfClient: 3 });
  const other = await server.send('b', 10, 1);
  const first = await server.send('a', 10, 1);
  const second = await server.send('a', 10, 1);
  const third = await server.send('a', 10, 1);
  // No longer the silent one.
  first.socket.write('x');
  await server.send('c', 1, 1);
  const fourth = await server.send('a', 1, 1);
  expect(await second.status()).toBe('429');
  expect(second.came()).toMatch(/retry-after: 1/i);
  expect(await fourth.status()).toBe('200');
  for (const [phone, rest] of [
    [first, 8],
    [third, 9],
    [other, 9],
  ] as const) {
    phone.socket.write('x'.repeat(rest));
    expect(await phone.status()).toBe('200');
  }
});

test('H01: what bodies hold while they come is bounded per client and overall; the one that holds most gives way', async () => {
  await using server = await receivingServer({ bytesOfClient: 1000, bytesOverall: 1500 });
  const first = await server.send('a', 900, 600);
  const second = await server.send('a', 900, 600);
  expect(await first.status()).toBe('429');
  const other = await server.send('b', 900, 500);
  const small = await server.send('c', 900, 450);
  expect(await second.status()).toBe('429');
  other.socket.write('x'.repeat(400));
  expect(await other.status()).toBe('200');
  small.socket.write('x'.repeat(450));
  expect(await small.status()).toBe('200');
  // All of it was given back: as much fits as at first.
  const last = await server.send('a', 1000, 1000);
  expect(await last.status()).toBe('200');
});

test('H01: a body that breaks off gives its room back', async () => {
  await using server = await receivingServer({ bytesOverall: 1000 });
  for (let round = 0; round < 3; round += 1) {
    const broken = await server.send('a', 900, 800);
    broken.socket.end();
    expect(await broken.status()).toBe('400');
  }
  const whole = await server.send('b', 1000, 1000);
  expect(await whole.status()).toBe('200');
});

test.each([
  '/',
  '/en',
  '/nowhere',
  '/outbox',
  '/config.json',
  '/health/ready',
  '/storage/v1/object',
])(
  'H01: where a body is not read (%s) it is answered without one, and nothing of it is kept',
  async (path) => {
    await using front = await startFront();
    const bodies: (Buffer | undefined)[] = [];
    front.server.on('request', (incoming) => bodies.push(Reflect.get(incoming, 'rawBody')));
    for (const text of [half(path), halfChunked(path)]) {
      const sent = await say(front.port, text);
      expect(await sent.status()).toMatch(/^40[45]$/);
      sent.socket.destroy();
    }
    expect(bodies).toEqual([undefined, undefined]);
  },
);

test('H01: a report over 16 KiB is refused: unread where it says so, else as soon as it is too long', async () => {
  await using front = await startFront();
  const head = `POST /csp-report HTTP/1.1\r\n${HOST}Content-Type: application/csp-report\r\n`;
  const announced = await say(front.port, `${head}Content-Length: 16385\r\n\r\n`);
  expect(await announced.status()).toBe('413');
  const piece = `1000\r\n${'x'.repeat(4096)}\r\n`;
  const chunked = await say(
    front.port,
    `${head}Transfer-Encoding: chunked\r\n\r\n${piece.repeat(4)}`,
  );
  expect(chunked.came()).toBe('');
  chunked.socket.write('1\r\nx\r\n');
  expect(await chunked.status()).toBe('413');
});

const bomb = Buffer.alloc(1024 * 1024, 32);
const encodings = {
  gzip: gzipSync(bomb),
  'x-gzip': gzipSync(bomb),
  deflate: deflateSync(bomb),
  br: brotliCompressSync(bomb),
  zstd: zstdCompressSync(bomb),
  'gzip, gzip': gzipSync(gzipSync(bomb)),
  'identity, gzip': gzipSync(bomb),
  GZIP: gzipSync(bomb),
};
test.each(
  Object.entries(encodings).flatMap(([encoding, body]) =>
    [...apis, '/csp-report'].map((path) => [encoding, path, body] as const),
  ),
)(
  'H03: a body compressed by %s at %s is 415, and is not unpacked',
  async (encoding, path, body) => {
    await using front = await echoingFront();
    const type = path === '/csp-report' ? 'application/csp-report' : 'application/json';
    const head = `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: ${type}\r\nContent-Encoding: ${encoding}\r\n`;
    const answer = await sendRaw(front.port, `${head}Content-Length: ${body.length}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 415 [^]*connection: close/i);
  },
);

test.each([
  ['gzip, chunked', '200'],
  ['gzip', '400'],
])('H03: a transfer coding (%s) is not unpacked either', async (coding, status) => {
  await using front = await startFront();
  const body = gzipSync(bomb);
  const head = `POST /auth/v1/echo HTTP/1.1\r\n${HOST}Transfer-Encoding: ${coding}\r\n\r\n`;
  const sent = await say(front.port, `${head}${body.length.toString(16)}\r\n`);
  sent.socket.write(body);
  sent.socket.write('\r\n0\r\n\r\n');
  expect(await sent.status()).toBe(status);
  const echoed = status === '200' ? `"bytes":${body.length},` : 'HTTP/1.1 400';
  await expect.poll(sent.came).toContain(echoed);
  sent.socket.destroy();
});
