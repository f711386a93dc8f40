import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const PATIENCE_MS = 10_000;
const MAX_ANSWER = 16 * 1024;

/** `failed` carries a code: `HTTP 500`, `REDIRECT 302`, `PRIVATE_ADDRESS`, `TIMEOUT`, or that of the machine. */
export type Posted =
  { kind: 'received'; status: number; answer: string } | { kind: 'failed'; code: string };

type Address = { address: string; family: number };
export type Resolve = (hostname: string) => Promise<Address[]>;

/**
 * Posts a message once. The name is resolved once, every address of it has to be public, and the connection goes to one
 * that was judged: the name's owner cannot lead us inside a moment later (DNS rebinding). Redirects are not
 * followed, nothing is waited for longer than the patience, and no more than a little of the answer is read.
 */
export async function postOnce(
  message: { url: string; headers: Record<string, string>; body: string },
  {
    allowPrivate,
    patienceMs = PATIENCE_MS,
    resolve = (hostname) => lookup(hostname, { all: true }),
  }: { allowPrivate: boolean; patienceMs?: number; resolve?: Resolve },
): Promise<Posted> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const url = new URL(message.url);
    const address = await inTime(judged(url, allowPrivate, resolve), signal);
    if (!address) return { kind: 'failed', code: 'PRIVATE_ADDRESS' };
    const answer = await post(url, address, message, signal);
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) {
      return { kind: 'received', status, answer: await beginning(answer) };
    }
    answer.destroy();
    return {
      kind: 'failed',
      code: `${status >= 300 && status < 400 ? 'REDIRECT' : 'HTTP'} ${status}`,
    };
  } catch (error) {
    return { kind: 'failed', code: signal.aborted ? 'TIMEOUT' : machineCode(error) };
  }
}

/** The address to connect to; none where the name leads to any that is not public. */
async function judged(
  url: URL,
  allowPrivate: boolean,
  resolve: Resolve,
): Promise<Address | undefined> {
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(hostname);
  const all = family ? [{ address: hostname, family }] : await resolve(hostname);
  const isAllowed = allowPrivate || all.every(({ address }) => isPublicAddress(address));
  return isAllowed ? all[0] : undefined;
}

function post(
  url: URL,
  { address, family }: Address,
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_hostname, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const options = {
    method: 'POST',
    headers: { ...headers, ...length },
    lookup: pinned,
    signal,
    agent: false,
  };
  const request =
    url.protocol === 'https:'
      ? https.request(url, options, resolve)
      : http.request(url, options, resolve);
  request.on('error', reject).end(body);
  return promise;
}

/** What came of the answer in time, up to a little: the message is received whatever stands in it. */
async function beginning(answer: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const chunk of answer.setEncoding('utf8')) {
      text += String(chunk);
      if (text.length >= MAX_ANSWER) break;
    }
  } catch {
    // Cut short: its status had come.
  }
  answer.destroy();
  return text.slice(0, MAX_ANSWER);
}

function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => late.reject(signal.reason), { once: true });
  return Promise.race([work, late.promise]);
}

function machineCode(error: unknown): string {
  const { code } = Object(error);
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'FAILED';
}
