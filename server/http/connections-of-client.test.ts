import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { boundConnections } from './connections-of-client.ts';

async function boundServer(options: { most: number; trustedProxies?: readonly string[] }) {
  const server = createServer((_, outgoing) => outgoing.end('here'));
  boundConnections(server, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  async function open(): Promise<Socket> {
    const accepted = new Promise((resolve) => server.once('connection', resolve));
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await accepted;
    return socket;
  }
  const countOpen = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  async function close() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return { open, countOpen, [Symbol.asyncDispose]: close };
}

const ask = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });

test('A27: with one connection too many the one that asked nothing for the longest is closed, and the new one is served', async () => {
  await using server = await boundServer({ most: 3 });
  const [first, second, third] = [await server.open(), await server.open(), await server.open()];
  expect(await ask(first)).toContain('here');
  const closed = new Promise((resolve) => second.once('close', resolve));
  const fourth = await server.open();
  await closed;
  expect(await ask(fourth)).toContain('here');
  expect(await ask(third)).toContain('here');
  expect(await ask(first)).toContain('here');
  expect(await server.countOpen()).toBe(3);
});

test('a connection that ends makes room, and a trusted proxy is not bounded', async () => {
  await using server = await boundServer({ most: 2 });
  for (let round = 0; round < 4; round += 1) {
    const socket = await server.open();
    expect(await ask(socket)).toContain('here');
    socket.destroy();
    await expect.poll(server.countOpen).toBe(0);
  }
  await using proxied = await boundServer({ most: 2, trustedProxies: ['127.0.0.0/8'] });
  const sockets = [await proxied.open(), await proxied.open(), await proxied.open()];
  for (const socket of sockets) expect(await ask(socket)).toContain('here');
  expect(await proxied.countOpen()).toBe(3);
});
