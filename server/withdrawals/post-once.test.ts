import { expect, test } from 'vitest';
import { startReceiver } from '#tests/server/webhook-receiver.ts';
import { postOnce } from './post-once.ts';
import { isPublicAddress } from './public-address.ts';

const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"a":"ñ"}' });
const here = { allowPrivate: true };
const loopback = { address: '127.0.0.1', family: 4 };

test('what arrives is the message, whole', async () => {
  await using receiver = await startReceiver((response) =>
    response.writeHead(202).end('{"id":"r"}'),
  );
  expect(await postOnce(message(receiver.url), here)).toEqual({
    kind: 'received',
    status: 202,
    answer: '{"id":"r"}',
  });
  expect(receiver.got).toMatchObject([{ url: '/removed', body: '{"a":"ñ"}' }]);
  expect(receiver.got[0]?.headers['webhook-id']).toBe('msg_1');
});

test('an answer of 500 is none, and is named', async () => {
  await using receiver = await startReceiver((response) => response.writeHead(500).end('no'));
  expect(await postOnce(message(receiver.url), here)).toEqual({ kind: 'failed', code: 'HTTP 500' });
});

test('a receiver that is down is named', async () => {
  const url = await (async () => {
    await using receiver = await startReceiver();
    return receiver.url;
  })();
  expect(await postOnce(message(url), here)).toEqual({ kind: 'failed', code: 'ECONNREFUSED' });
});

test('a receiver that never answers is left', async () => {
  await using receiver = await startReceiver(() => {});
  expect(await postOnce(message(receiver.url), { ...here, patienceMs: 80 })).toEqual({
    kind: 'failed',
    code: 'TIMEOUT',
  });
});

test('a name that never resolves is left', async () => {
  const never = () => new Promise<never>(() => {});
  expect(
    await postOnce(message('https://slow.example/'), {
      allowPrivate: false,
      patienceMs: 50,
      resolve: never,
    }),
  ).toEqual({ kind: 'failed', code: 'TIMEOUT' });
});

test('F02: a redirect is not followed, wherever it leads', async () => {
  await using inside = await startReceiver();
  await using receiver = await startReceiver((response) =>
    response.writeHead(302, { location: inside.url }).end(),
  );
  expect(await postOnce(message(receiver.url), here)).toEqual({
    kind: 'failed',
    code: 'REDIRECT 302',
  });
  expect(inside.got).toEqual([]);
});

test('an endless answer counts as received, and no more than a little of it is read', async () => {
  await using receiver = await startReceiver((response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', pour);
    };
    pour();
  });
  const posted = await postOnce(message(receiver.url), here);
  expect(posted.kind === 'received' && posted.answer.length).toBe(16 * 1024);
});

test('a name that leads inside is refused before anything is sent, also where one of its addresses is public', async () => {
  await using receiver = await startReceiver();
  const url = `http://service.example:${receiver.port}/`;
  for (const addresses of [[loopback], [{ address: '93.184.216.34', family: 4 }, loopback]]) {
    expect(
      await postOnce(message(url), { allowPrivate: false, resolve: async () => addresses }),
    ).toEqual({ kind: 'failed', code: 'PRIVATE_ADDRESS' });
  }
  expect(await postOnce(message(receiver.url), { allowPrivate: false })).toEqual({
    kind: 'failed',
    code: 'PRIVATE_ADDRESS',
  });
  expect(receiver.got).toEqual([]);
});

test('the name is asked for once, and the connection goes to the answer that was judged', async () => {
  await using receiver = await startReceiver();
  let asked = 0;
  // A second question would be answered by an address without a server.
  const resolve = async () => (asked++ === 0 ? [loopback] : [{ address: '127.0.0.9', family: 4 }]);
  const url = `http://rebinding.example:${receiver.port}/removed`;
  expect(await postOnce(message(url), { ...here, resolve })).toMatchObject({ kind: 'received' });
  expect(asked).toBe(1);
  expect(receiver.got[0]?.headers.host).toBe(`rebinding.example:${receiver.port}`);
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s is of the internet: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});
