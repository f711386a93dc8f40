import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { slow4G } from '../processor/slow-network.ts';

const { latency, downloadThroughput: down } = slow4G;

/** A line to a server on this machine, and how many bytes have come through it. */
export type SlowLine = { readonly url: string; bytes(): number; close(): Promise<void> };

/**
 * A slow line before a server. What the browser's own protocol slows down are the requests of pages; those of workers
 * come through this as well.
 */
export async function slowLine(origin: string): Promise<SlowLine> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let bytes = 0;
  /** When the line is free again: all connections share it. */
  let freeAt = 0;
  const server = createServer((phone) => {
    const far = connect(Number(port), hostname);
    for (const socket of [phone, far]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('close', () => sockets.delete(socket));
      socket.on('error', () => [phone, far].forEach((end) => end.destroy()));
    }
    inTurn(phone, far, () => pause(latency));
    inTurn(far, phone, async (chunk) => {
      bytes += chunk.length;
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + (1_000 * chunk.length) / down;
      await pause(freeAt - now);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => bytes,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

/** What one end says reaches the other in its order, each piece after its wait. */
function inTurn(from: Socket, to: Socket, wait: (chunk: Buffer) => Promise<void>): void {
  let last = Promise.resolve();
  from.on('data', (chunk) => {
    const waited = wait(chunk);
    last = last.then(() => waited).then(() => void (to.writable && to.write(chunk)));
  });
  from.on('end', () => void last.then(() => to.end()));
}
