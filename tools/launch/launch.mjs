import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCompiled } from './compiled-content.mjs';
import { ensureInstalled } from './installation.mjs';
import { findRuntime, requireOuterNode, stop } from './node-runtime.mjs';
import { passSignals } from './run-command.mjs';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Checks the outer Node, installs what the lockfile says, compiles what content says, and returns the Node for all the rest.
 * @returns {Promise<string>}
 */
export async function prepare() {
  requireOuterNode();
  await ensureInstalled(root);
  const runtime = findRuntime(root);
  try {
    ensureCompiled(root, runtime);
  } catch {
    stop(
      'The content could not be compiled; the lines above say which record is wrong, and where.',
    );
  }
  return runtime;
}

/**
 * Runs a script in place of this process: same terminal, signals handed on, same exit code. The
 * channel tells it when this process dies without a word, so that it stops too.
 * @param {string} runtime
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function become(runtime, args, env = process.env) {
  const child = spawn(runtime, args, {
    cwd: root,
    // What Node makes of our files is kept: half a second of each start. Where nothing can be written, it goes without.
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  passSignals(child);
  stopWhenAbandoned(child);
  child.once('error', (error) => stop(`${args[0]} could not be started: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

// npm hands SIGTERM to the shell between it and this process, which dies without a word to us. Only
// below npm: started by hand and left (nohup, disown), it is to go on.
/** @param {import('node:child_process').ChildProcess} child */
function stopWhenAbandoned(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}
