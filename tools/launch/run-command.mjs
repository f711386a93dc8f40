import { spawn } from 'node:child_process';

/** How often a silent command is reported to be still at work, in milliseconds. */
const HEARTBEAT = 5000;

/**
 * Runs a command, its output shown, with a line at the start and one each five seconds of silence,
 * so that it does not seem to hang. Resolves with its exit code (1 when it cannot start).
 * @param {string} label what is going on, for people
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, out?: NodeJS.WriteStream, hear?: (chunk: Buffer) => void }} options
 * `out` is where all that it prints goes but its errors: stderr where a command's stdout is meant for a file; `hear` is
 * told all of it, too
 * @returns {Promise<number>}
 */
export function runCommand(
  label,
  program,
  args,
  { cwd, env = process.env, out = process.stdout, hear },
) {
  /** @param {string} line */
  const say = (line) => out.write(`${line}\n`);
  say(`${label} …`);
  const started = Date.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let lastWord = Date.now();
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, out],
    [child.stderr, process.stderr],
  ])) {
    from.on('data', (chunk) => {
      lastWord = Date.now();
      to.write(chunk);
      hear?.(chunk);
    });
  }
  const heartbeat = setInterval(() => {
    if (Date.now() - lastWord < HEARTBEAT) return;
    lastWord = Date.now();
    say(`  … ${label}: ${seconds(started)} s`);
  }, 1000);
  let isInterrupted = false;
  const release = passSignals(child, () => {
    isInterrupted = true;
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      end(1);
    });
    child.once('close', (code, signal) => end(signal ? 1 : (code ?? 1)));
    /** @param {number} code */
    function end(code) {
      clearInterval(heartbeat);
      release();
      // Stopping this command means the whole run, not that the next one may begin.
      if (isInterrupted) process.exit(130);
      const took = seconds(started);
      if (code !== 0) console.error(`${label}: failed (exit code ${code}) after ${took} s`);
      else if (took >= 2) say(`${label}: done in ${took} s`);
      resolve(code);
    }
  });
}

/**
 * Hands SIGINT, SIGTERM and SIGHUP on to a child, until the returned function is called.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => void} [onSignal]
 */
export function passSignals(child, onSignal) {
  const handlers = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).map((signal) => {
    const pass = () => {
      onSignal?.();
      child.kill(signal);
    };
    process.on(signal, pass);
    return () => process.off(signal, pass);
  });
  return () => handlers.forEach((off) => off());
}

/** @param {number} since */
function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
