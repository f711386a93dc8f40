import { createServer } from 'node:http';

/**
 * A page without script, style sheet and fonts of its own, about as long as the landing page: what the browser alone
 * needs for as many elements and as much text on this machine at this moment.
 */
const sections = 60;
const section = `<section><h2>Una sección</h2><p>${'Un párrafo de texto corriente, con palabras de varias sílabas. '.repeat(3)}<a href="#">Un enlace</a> y <strong>más</strong>.</p><ul>${'<li><span>Una línea de una lista</span></li>'.repeat(3)}</ul><p>Otro párrafo.</p></section>`;
const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Referencia</title></head><body>${section.repeat(sections)}</body></html>`;

export async function serveReference(): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the reference has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
