import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Got = { headers: IncomingMessage['headers']; body: string; url: string | undefined };

/** A mailing service on a free loopback port that keeps what it got, and answers as it is told to. */
export async function startReceiver(
  answer: (response: ServerResponse, got: Got) => void = (response) => response.end(),
) {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url } = request;
      const message = { headers, url, body: Buffer.concat(chunks).toString() };
      got.push(message);
      answer(response, message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    got,
    port,
    url: `http://127.0.0.1:${port}/removed`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
