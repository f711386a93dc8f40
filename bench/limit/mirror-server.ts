import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const anyStyle = "style-src 'self' 'unsafe-inline'";

export type Mirror = { readonly url: string; close(): Promise<void> };

/**
 * Serves another server's files from memory, brotli-compressed, with its pages changed by `change`. The policy of the pages
 * is theirs, but lets any written style through: a page may be changed in its styles.
 */
export async function serveMirror(
  origin: string,
  change: (html: string) => string | Promise<string>,
): Promise<Mirror> {
  const kept = new Map<string, Promise<{ headers: Record<string, string>; bytes: Buffer }>>();

  async function copy(path: string) {
    const answer = await fetch(origin + path);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = { 'content-type': type };
    const policy = answer.headers.get('content-security-policy');
    if (policy) headers['content-security-policy'] = policy.replace(/style-src [^;]*/, anyStyle);
    if (!type.includes('charset')) return { headers, bytes };
    headers['content-encoding'] = 'br';
    const isPage = type.startsWith('text/html');
    const text = isPage ? Buffer.from(await change(bytes.toString())) : bytes;
    return { headers, bytes: brotliCompressSync(text) };
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const ready = kept.get(path) ?? copy(path);
    kept.set(path, ready);
    ready.then(
      ({ headers, bytes }) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the twin has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
