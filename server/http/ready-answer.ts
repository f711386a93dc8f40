import type { ServerResponse } from 'node:http';

/** An answer to a plain GET that lies ready: its status line and header lines as they are sent, and its body. */
export type ReadyAnswer = { readonly head: string; readonly bytes: Uint8Array };

/** How long a connection stays open between two requests: seconds longer than a proxy in front keeps it, however late this process is. */
export const KEEP_ALIVE_SECONDS = 10;

/** The text that `sendReady` takes: every line ends with CRLF, the empty line is still missing. */
export function readyHead(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}`;
}

/**
 * Sends it, with its request id where it has one to tell. `writeHead` would check and join all of its lines again for each request, a quarter of the
 * work of an answer. So the text goes where Node keeps what `writeHead` made (`_header`), and `end` sends both in one write.
 * Only where the connection stays open: that it closes is what Node has to work out itself.
 */
export function sendReady(
  outgoing: ServerResponse,
  answer: ReadyAnswer,
  id: string | undefined,
): void {
  const own = `${id === undefined ? '' : `x-request-id: ${id}\r\n`}Date: ${httpDate()}\r\n`;
  const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`;
  Reflect.set(outgoing, '_header', answer.head + own + kept);
  outgoing.end(answer.bytes);
}

let dated = { second: 0, text: '' };

/** Made once a second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dated.second) dated = { second, text: new Date(second * 1000).toUTCString() };
  return dated.text;
}
