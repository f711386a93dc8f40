import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtSite } from './start-front.ts';

const SERVE = resolve(import.meta.dirname, '../../server/serve.ts');

let template: Promise<string> | undefined;

/** Like `serverFolder`, its data folder as a first start left it: making one takes seconds. */
export async function usedServerFolder() {
  const folder = serverFolder();
  cpSync(await (template ??= makeTemplate()), folder.dataDir, { recursive: true });
  return folder;
}

async function makeTemplate(): Promise<string> {
  const folder = serverFolder();
  const server = folder.start({ PORT: String(await freePort()) });
  if (!(await server.served)) throw new Error(server.said());
  server.child.kill('SIGTERM');
  await server.ended;
  process.once('exit', () => folder[Symbol.dispose]());
  return folder.dataDir;
}

/** The whole server as a process of its own, with a small built site and an empty data folder. */
export function serverFolder() {
  const { dist, remove } = builtSite();
  const dataDir = join(mkdtempSync(join(tmpdir(), 'faro-data-')), 'data');

  /** Starts it; `env` is all that it sees besides PATH. */
  function start(env: Record<string, string>, nodeArguments: string[] = []) {
    const code = `import { serve } from ${JSON.stringify(SERVE)}; await serve(process.env, ${JSON.stringify(dist)});`;
    const child = spawn(
      process.execPath,
      [...nodeArguments, '--input-type=module', '--eval', code],
      {
        env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    let said = '';
    const served = Promise.withResolvers<boolean>();
    // Not 'close': that event never comes once the channel to the child was disconnected.
    const ended = Promise.withResolvers<number | string>();
    child.once('exit', (status, signal) => ended.resolve(signal ?? status ?? -1));
    const silent = [child.stdout, child.stderr].map(async (stream) => {
      for await (const chunk of stream ?? []) {
        said += String(chunk);
        if (said.includes('  site    ')) served.resolve(true);
      }
    });
    async function whenEnded(): Promise<number | string> {
      await Promise.all(silent);
      served.resolve(false);
      return ended.promise;
    }
    return {
      child,
      /** True once it serves, false when it ended instead. */
      served: served.promise,
      /** Exit code, or the signal's name. */
      ended: whenEnded(),
      said: () => said,
    };
  }

  return {
    dataDir,
    start,
    [Symbol.dispose]() {
      remove();
      rmSync(resolve(dataDir, '..'), { recursive: true, force: true });
    },
  };
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  const { promise, resolve: found } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, () => {
    const address = probe.address();
    probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
