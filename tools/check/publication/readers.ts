// Readers of a site, forty a second, and how long they wait.
import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;
const paths = ['', 'en', 'carreras', 'ruta-a-espana', 'blog', 'me-llega-y-cuanto-cuesta'];

/** Milliseconds: 99 of 100 waited less than `p99`. `failed`: answers that were none, or not 200. */
export type Waits = { readonly p99: number; readonly most: number; readonly failed: number };

export type Readers = {
  /** Of all since the last time that it was asked. */
  waits(): Waits;
  stop(): Promise<void>;
};

export function startReaders(url: string): Readers {
  let waited: number[] = [];
  let failed = 0;
  const ended = new AbortController();
  const under = new Set<Promise<void>>();

  async function read(path: string): Promise<void> {
    const asked = performance.now();
    try {
      const answer = await fetch(`${url}/${path}`);
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    } catch {
      failed += 1;
    }
    waited.push(performance.now() - asked);
  }
  const reading = (async () => {
    for (let at = 0; !ended.signal.aborted; at += 1) {
      const one = read(paths[at % paths.length] ?? '');
      under.add(one);
      void one.finally(() => under.delete(one));
      await pause(EVERY_MS);
    }
  })();

  return {
    waits() {
      const sorted = waited.toSorted((one, other) => one - other);
      const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
      const told = { p99: at(0.99), most: at(1), failed };
      waited = [];
      failed = 0;
      return told;
    },
    async stop() {
      ended.abort();
      await reading;
      await Promise.all(under);
    },
  };
}
