import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';

const KIB = 1024;

/** The largest body of each part, in bytes, the first prefix that fits (threat H01). Elsewhere no body is read at all. */
const LARGEST: readonly (readonly [prefix: string, bytes: number])[] = [
  ['/auth/v1/', 64 * KIB],
  ['/rest/v1/rpc/', 256 * KIB],
  ['/rest/v1/', 1024 * KIB],
  ['/functions/v1/', 64 * KIB],
  // An official list as it is printed: the largest has 2.8 MB.
  ['/editor/v1/pdf', 6 * 1024 * KIB],
  // A record of content: the largest has 22 kB.
  ['/editor/v1/', 1024 * KIB],
  ['/csp-report', 16 * KIB],
];

/** What bodies may take together while they come and until they are answered. */
export type BodyBounds = { bodiesOfClient: number; bytesOfClient: number; bytesOverall: number };

// A school behind one address sends hundreds of small ones; memory is what a stranger could take from everybody.
const BOUNDS: BodyBounds = {
  bodiesOfClient: 256,
  bytesOfClient: 8 * 1024 * KIB,
  bytesOverall: 64 * 1024 * KIB,
};

/** A body on its way; `give` takes its place away from it. */
type Coming = { bytes: number; give: () => void };
/** Of one client; the longest silent of those that are coming stands first. */
type Held = { bytes: number; coming: Set<Coming> };

/** Waits for the body and keeps it for the reader of the request; resolves with what gives its room back. */
export type ReceiveBody = (c: Context<AppEnv>) => Promise<() => void>;

/**
 * Reads a body before anything is done for it: half of one holds nothing but its own few bytes, and no turn
 * of other clients behind the same address (threat A27). Where a client has too many or too much on the way, the longest silent
 * one gives way: 429. A body that is compressed (415, threat H03), too large (413) or broken off (400) is refused.
 */
export function receiveBodies(bounds: BodyBounds = BOUNDS): ReceiveBody {
  const clients = new Map<string, Held>();
  let bytesOverall = 0;

  function add(held: Held, bytes: number): void {
    held.bytes += bytes;
    bytesOverall += bytes;
  }

  function giveWay(held: Held): boolean {
    const [silent] = held.coming;
    silent?.give();
    return silent !== undefined;
  }

  function makeRoom(held: Held): void {
    const isOver = () =>
      held.coming.size > bounds.bodiesOfClient || held.bytes > bounds.bytesOfClient;
    while (isOver() && giveWay(held));
    while (bytesOverall > bounds.bytesOverall) {
      const withSome = [...clients.values()].filter(({ coming }) => coming.size > 0);
      const [most] = withSome.toSorted((a, b) => b.bytes - a.bytes);
      if (!most || !giveWay(most)) return;
    }
  }

  function collect(incoming: IncomingMessage, held: Held, most: number): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const chunks: Buffer[] = [];
    const coming: Coming = { bytes: 0, give: () => refuse(overfull()) };
    function leave(): void {
      held.coming.delete(coming);
      incoming.off('data', take).off('end', finish).off('close', breakOff).off('error', breakOff);
    }
    function refuse(error: AppError): void {
      leave();
      add(held, -coming.bytes);
      incoming.pause();
      reject(error);
    }
    function take(chunk: Buffer): void {
      coming.bytes += chunk.length;
      add(held, chunk.length);
      if (coming.bytes > most) return refuse(new AppError('body_too_large'));
      chunks.push(chunk);
      // Heard of now: the others have been silent for longer.
      held.coming.delete(coming);
      held.coming.add(coming);
      makeRoom(held);
    }
    function finish(): void {
      leave();
      resolve(Buffer.concat(chunks));
    }
    function breakOff(): void {
      refuse(new AppError('truncated_body'));
    }
    held.coming.add(coming);
    incoming.on('data', take).on('end', finish).on('close', breakOff).on('error', breakOff);
    makeRoom(held);
    return promise;
  }

  return async function receiveBody(c) {
    const incoming = c.env?.incoming;
    // A request made in this process has no socket, and its body is there.
    if (incoming === undefined || c.req.method === 'GET' || c.req.method === 'HEAD')
      return keepNone;
    const most = largestAt(c.req.path);
    const { 'content-length': length, 'transfer-encoding': chunked } = incoming.headers;
    refuseUnread(incoming, most);
    if (chunked === undefined && Number(length ?? 0) === 0) return keep(incoming, NOTHING);
    const client = c.get('clientAddress');
    const held = clients.get(client) ?? { bytes: 0, coming: new Set() };
    clients.set(client, held);
    const forget = () => {
      if (held.bytes === 0 && held.coming.size === 0) clients.delete(client);
    };
    try {
      const body = await collect(incoming, held, most);
      return keep(incoming, body, () => {
        add(held, -body.length);
        forget();
      });
    } catch (error) {
      forget();
      throw error;
    }
  };
}

function refuseUnread({ headers }: IncomingMessage, most: number): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new AppError('unsupported_encoding');
  if (Number(headers['content-length'] ?? 0) > most) throw new AppError('body_too_large');
}

function largestAt(path: string): number {
  return LARGEST.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 0;
}

/** `@hono/node-server` takes a body that was read already from there. */
function keep(incoming: IncomingMessage, body: Buffer, giveBack = keepNone): () => void {
  Object.assign(incoming, { rawBody: body });
  return giveBack;
}

const NOTHING = Buffer.alloc(0);
const overfull = () => new AppError('too_many', undefined, { retryAfter: 1 });
const keepNone = () => {};
