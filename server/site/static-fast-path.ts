import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddressBehind } from '#server/http/client-address.ts';
import type { FastPath } from '#server/http/http-server.ts';
import { sendReady } from '#server/http/ready-answer.ts';
import { logAnswer } from '#server/http/request-log.ts';
import type { Log } from '#server/log.ts';
import { isArrival, type StepCounts } from './count-steps.ts';
import { PREVIEW_COOKIE } from './preview-cookie.ts';
import type { StaticSite } from './static-site.ts';

/** What asks for more than a file: these go through the application. */
const CONDITIONS = ['if-none-match', 'content-length', 'transfer-encoding', 'expect'] as const;

/**
 * Most requests are plain GETs of a file that lies ready in memory, under one of the site's own names. They get here, without
 * an object for each step, the very answer that the application would give: more than twice as many a second.
 */
export function staticFastPath(parts: {
  site: Pick<StaticSite, 'ready'>;
  /** SITE_URL and SITE_URLS. */
  origins: readonly string[];
  trustedProxies: readonly string[];
  log: Log;
  stepCounts: Pick<StepCounts, 'add'>;
}): FastPath {
  const hosts: readonly (string | undefined)[] = parts.origins.map((each) => new URL(each).host);
  const addressOf = clientAddressBehind(parts.trustedProxies);
  return function fastPath(incoming, outgoing) {
    const { method, headers, url = '' } = incoming;
    if (method !== 'GET' || !hosts.includes(headers.host)) return false;
    if (CONDITIONS.some((name) => headers[name] !== undefined)) return false;
    // Whoever looks at a draft is answered with it.
    if (headers.cookie?.includes(PREVIEW_COOKIE)) return false;
    const answer = parts.site.ready(url, {
      encoding: headers['accept-encoding'],
      dictionary: headers['available-dictionary'],
    });
    if (!answer) return false;
    if (isArrival((name) => headers[name])) parts.stepCounts.add(['visit']);
    const id = randomUUID();
    const told = answer.tellsId ? id : undefined;
    if (outgoing.shouldKeepAlive) sendReady(outgoing, answer, told);
    else {
      const own = told === undefined ? [] : ['x-request-id', told];
      outgoing.writeHead(200, [...answer.headers, ...own]).end(answer.bytes);
    }
    if (parts.log.isLevelEnabled('info')) {
      const address = addressOf(incoming.socket.remoteAddress, forwardedFor(incoming));
      logAnswer(parts.log, { id, method, path: url, status: 200, ms: 0, address });
    }
    return true;
  };
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const forwarded = headers['x-forwarded-for'];
  return Array.isArray(forwarded) ? forwarded.join(', ') : forwarded;
}
