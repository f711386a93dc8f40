import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { silentLog } from '#tests/server/silent-log.ts';
import { staticFastPath } from './static-fast-path.ts';
import { sendRaw, startFront } from '#tests/server/start-front.ts';

const own = 'localhost:3000';

/** One answer: its status line and headers, sorted and without what is new each time, and its body. */
async function ask(port: number, path: string, host: string, more: readonly string[] = []) {
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more];
  const [head = '', ...body] = (await sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`)).split(
    '\r\n\r\n',
  );
  const [status, ...headers] = head.split('\r\n').map((line) => line.toLowerCase());
  const ids = headers.filter((line) => line.startsWith('x-request-id: '));
  expect(ids).toHaveLength(path.startsWith('/assets/') ? 0 : 1);
  return {
    status,
    headers: headers.filter((line) => !/^(date|x-request-id):/.test(line)).toSorted(),
    body: body.join('\r\n\r\n'),
  };
}

test('whoever looks at a draft is answered by the application', () => {
  const asked: string[] = [];
  const fastPath = staticFastPath({
    site: { ready: (path) => void asked.push(path) },
    origins: [`http://${own}`],
    trustedProxies: [],
    log: silentLog,
    stepCounts: { add: () => {} },
  });
  const take = (cookie: string) => {
    const incoming = new IncomingMessage(new Socket());
    Object.assign(incoming, { method: 'GET', url: '/', headers: { host: own, cookie } });
    return fastPath(incoming, new ServerResponse(incoming));
  };
  expect([take('a=b'), take('a=b; faro-preview=token')]).toEqual([false, false]);
  expect(asked).toEqual(['/']);
});

test.each([
  ['/', 'br'],
  ['/en', 'gzip, br;q=0'],
  ['/auth', ''],
  ['/sitemap.xml', 'gzip'],
  ['/assets/app-1a2b3c.js', 'br, gzip'],
  ['/assets/font-4d5e6f.woff2', 'br'],
])('%s with "%s" gets the same answer as from the application', async (path, accepted) => {
  await using front = await startFront();
  const encoding = [`Accept-Encoding: ${accepted}`];
  // Under a loopback name the application answers, which also makes the compressed twin.
  const long = await ask(front.port, path, `127.0.0.1:${front.port}`, encoding);
  const quick = await ask(front.port, path, own, encoding);
  expect(quick).toEqual(long);
  expect(quick.status).toBe('http/1.1 200 ok');
});

/** The lines of two answers over one connection that the first one leaves open, without what is new each time. */
async function askTwice(port: number, path: string, host: string) {
  const open = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n`;
  const answers = await sendRaw(port, `${open}\r\n${open}Connection: close\r\n\r\n`);
  const ids = answers.match(/^x-request-id: [-0-9a-f]{36}\r$/gim) ?? [];
  expect(ids).toHaveLength(path.startsWith('/assets/') ? 0 : 2);
  expect(answers.match(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/gim)).toHaveLength(2);
  const lines = answers.split('\r\n').filter((line) => !/^(date|x-request-id):/i.test(line));
  return lines.map((line) => (/^[-\w]+: /.test(line) ? line.toLowerCase() : line)).toSorted();
}

test.each(['/', '/auth', '/assets/app-1a2b3c.js'])(
  '%s over a connection that stays open is the same answer as well',
  async (path) => {
    await using front = await startFront();
    const long = await askTwice(front.port, path, `127.0.0.1:${front.port}`);
    expect(await askTwice(front.port, path, own)).toEqual(long);
    expect(long.join('\n')).toContain('keep-alive: timeout=10');
  },
);

test.each([
  ['POST', {}, '/'],
  ['HEAD', {}, '/'],
  ['GET', { host: 'evil.example' }, '/'],
  ['GET', { 'if-none-match': '"x"' }, '/'],
  ['GET', { 'content-length': '3' }, '/'],
  ['GET', { 'transfer-encoding': 'chunked' }, '/'],
  ['GET', {}, '/?a=1'],
  ['GET', {}, '/missing'],
])('%s with %j at %s is left to the application', (method, headers, url) => {
  const writeHead = vi.fn<() => void>();
  const quick = staticFastPath({
    site: {
      ready: (path) =>
        path === '/'
          ? { head: '', headers: [], bytes: new Uint8Array(), tellsId: true }
          : undefined,
    },
    origins: [`http://${own}`],
    trustedProxies: [],
    log: silentLog,
    stepCounts: { add() {} },
  });
  const incoming = Object.assign(Object.create(null), {
    method,
    url,
    headers: { host: own, ...headers },
  });
  const outgoing = Object.assign(Object.create(null), { writeHead, end: vi.fn<() => void>() });
  expect(quick(incoming, outgoing)).toBe(false);
  expect(writeHead).not.toHaveBeenCalled();
});
