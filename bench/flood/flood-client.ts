import { Agent, request } from 'node:http';

export type Answer = { status: number; text: string; ms: number; retryAfter: string | undefined };

export type Call = { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: object; token?: string };

export type Site = { port: number; anonKey: string };

/** Asks the server on loopback as the client of this address, as a proxy in front of it would hand it on. */
export function createClient(site: Site, address: string, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  function ask({ path, body, token, method = body ? 'POST' : 'GET' }: Call): Promise<Answer> {
    const started = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port: site.port,
        path,
        method,
        headers: {
          host: `localhost:${site.port}`,
          'x-forwarded-for': address,
          apikey: site.anonKey,
          authorization: `Bearer ${token ?? site.anonKey}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        // On, not once: a connection that breaks can say so twice, and nothing may go unheard.
        answer.on('error', reject);
        answer.once('end', () => {
          const { statusCode: status = 0, headers } = answer;
          const ms = performance.now() - started;
          resolve({ status, text, ms, retryAfter: headers['retry-after'] });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
    return promise;
  }
  return { ask, close: () => agent.destroy() };
}

/** A field of a JSON object, as text; empty when it is not there. */
export function fieldOf(text: string, name: string): string {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return '';
  return String(Object.entries(value).find(([key]) => key === name)?.[1] ?? '');
}
