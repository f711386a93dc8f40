// The program that knows the records of content, beside the server: it is started when somebody edits and ends when nobody has
// asked for a while, so that a server of readers holds nothing of it.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log } from '#server/log.ts';
import type { Published } from './texts.ts';

const IDLE_MS = 5 * 60_000;
/** The first check reads all records: two seconds on a slow machine. */
const PATIENCE_MS = 25_000;

export type Draft = { key: string; said: unknown; base?: unknown };

export type Question = (
  | { ask: 'list'; drafts: readonly Pick<Draft, 'key' | 'said'>[] }
  | { ask: 'together' }
  | { ask: 'record'; key: string }
  | { ask: 'table'; key: string; locale: string }
  | { ask: 'check'; drafts: readonly Draft[]; today: string }
) & { shown: Published };

export type ContentWorker = {
  /** Rejects where the program failed or did not answer. */
  ask(question: Question): Promise<unknown>;
  stop(): void;
};

/** Without an answer where there is none: to nothing that is asked for, a message has no such part. */
const reply = z.object({
  id: z.number(),
  answer: z.unknown().optional(),
  failed: z.string().optional(),
});

export function createContentWorker({ root, log }: { root: string; log: Log }): ContentWorker {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(fault: Error): void }>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(join(root, 'tools/editor/worker.ts'), [], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (message) => {
      const { id, answer, failed } = reply.parse(message);
      const asked = waiting.get(id);
      waiting.delete(id);
      if (failed === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(failed));
    });
    started.once('exit', (code) => {
      if (child === started) child = undefined;
      if (waiting.size > 0) log.error({ event: 'editor.worker', code });
      for (const { reject } of waiting.values()) reject(new Error('the content worker ended'));
      waiting.clear();
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  function ask({ shown, ...question }: Question): Promise<unknown> {
    child ??= start();
    clearTimeout(idle);
    idle = setTimeout(stop, IDLE_MS);
    idle.unref();
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('the content worker does not answer'));
        stop();
      }, PATIENCE_MS);
      const done =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(patience);
          settle(value);
        };
      waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      child?.send({ id, said: { ...question, published: shown.texts, bases: shown.bases } });
    });
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  return { ask, stop };
}
