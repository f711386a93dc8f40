import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves another server's files from memory, brotli-compressed, with its pages changed by `change`.
 * Content hashes of inlined styles stay true as long as `change` leaves the styles alone; a page whose styles it changes
 * has to be visited without the policy.
 */
export async function serveMirror(
  origin: string,
  change: (html: string) => string,
): Promise<{ url: string; close(): Promise<void> }> {
  const kept = new Map<string, Promise<{ headers: Record<string, string>; bytes: Buffer }>>();

  async function copy(path: string) {
    const answer = await fetch(origin + path);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = { 'content-type': type };
    const policy = answer.headers.get('content-security-policy');
    if (policy) headers['content-security-policy'] = policy;
    if (!type.includes('charset')) return { headers, bytes };
    headers['content-encoding'] = 'br';
    const text = type.startsWith('text/html') ? Buffer.from(change(bytes.toString())) : bytes;
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

/** A page as it would be without its scripts; what search engines read of it stays. */
export function withoutScripts(html: string): string {
  return html.replaceAll(
    /<script(?![^>]*ld\+json)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
}

/** In the fonts of the browser. The styles are others then: their hash no longer holds. */
export function withoutFonts(html: string): string {
  return html.replaceAll(
    /<link [^>]*(as="font"|data-fonts)[^>]*>|<noscript><link [^>]*><\/noscript>|@font-face\{[^}]*\}/g,
    '',
  );
}

/** Of the body its beginning, up to the end of the first section of the page; throws where there is none. */
export function withFirstScreenOnly(html: string): string {
  if (!html.includes('<main')) return html;
  const firstScreen = /<body[\s\S]*?<main[\s\S]*?<\/section>/.exec(html)?.[0];
  if (firstScreen === undefined) throw new Error('the page has no first section');
  return `${html.slice(0, html.indexOf('<body'))}${firstScreen}</main></div></body></html>`;
}
