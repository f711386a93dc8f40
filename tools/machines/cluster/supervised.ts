import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';

/** A program that is started again a second after it ends, as systemd does with `Restart=always`. */
export type Supervised = {
  pid(): number | undefined;
  /** Ends it, and lets it be. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): void;
};

export function supervised(
  command: readonly string[],
  { env = process.env, log, cwd }: { env?: NodeJS.ProcessEnv; log: string; cwd?: string },
): Supervised {
  let child: ChildProcess | undefined;
  let isWanted = false;

  function launch(): void {
    const [first = '', ...words] = command;
    const out = openSync(log, 'a');
    child = spawn(first, words, { env, cwd, stdio: ['ignore', out, out] });
    closeSync(out);
    child.once('exit', () => {
      child = undefined;
      setTimeout(() => isWanted && child === undefined && launch(), 1000).unref();
    });
  }

  const running: Supervised = {
    pid: () => child?.pid,
    start() {
      isWanted = true;
      if (!child) launch();
    },
    async stop(signal = 'SIGTERM') {
      isWanted = false;
      const ending = child;
      if (!ending) return;
      const ended = once(ending, 'exit');
      ending.kill(signal);
      const hard = setTimeout(() => ending.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(hard);
    },
  };
  running.start();
  return running;
}
