import { Agent, request } from 'node:https';
import { setTimeout } from 'node:timers/promises';

/** What so many users saw: answers by status or error, and the slowest in milliseconds. */
export type Pressed = { counts: Record<string, number>; slowest: number };

/** Users who open pages of `host` on this machine, five a second each, until `stop` is called. */
export function pressAsUsers(host: string, users: number): { stop: () => Promise<Pressed> } {
  const agent = new Agent({ keepAlive: true, maxSockets: users, rejectUnauthorized: false });
  const seen: Pressed = { counts: {}, slowest: 0 };
  const over = new AbortController();
  const paths = ['/', '/carreras', '/health/ready', '/config.json'];
  const all = Array.from({ length: users }, async (_, user) => {
    for (let turn = user; !over.signal.aborted; turn += 1) {
      const began = performance.now();
      const result = await open(agent, host, paths[turn % paths.length] ?? '/');
      seen.counts[result] = (seen.counts[result] ?? 0) + 1;
      seen.slowest = Math.max(seen.slowest, performance.now() - began);
      await setTimeout(200);
    }
  });
  return {
    async stop() {
      over.abort();
      await Promise.all(all);
      agent.destroy();
      return seen;
    },
  };
}

function open(agent: Agent, host: string, path: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  request({ host: '127.0.0.1', servername: host, path, headers: { host }, agent }, (answer) => {
    answer.resume().once('end', () => resolve(String(answer.statusCode)));
  })
    .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    .end();
  return promise;
}
