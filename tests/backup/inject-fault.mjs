// Loaded into a command before it (`node --import`): the command dies, or finds the disk full, at one step that it takes
// outside of itself. A step is a call that changes files, a program that is started, or a statement that is sent.
// FAULT_KIND: `list` writes all steps into FAULT_FILE, `kill` is kill -9 before the step, `full` is ENOSPC.
// FAULT_AT: which step, as `list` names it.
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import childProcess from 'node:child_process';
import files from 'node:fs/promises';
import net from 'node:net';
import { basename } from 'node:path';

const { FAULT_KIND: kind, FAULT_AT: at, FAULT_FILE: list } = process.env;
const seen = new Map();

/** Announces a step; does what is to happen at it. */
function step(what) {
  const times = (seen.get(what) ?? 0) + 1;
  seen.set(what, times);
  const name = `${what} ${times}`;
  if (kind === 'list') appendFileSync(list, `${name}\n`);
  if (name !== at) return;
  if (kind === 'kill') process.kill(process.pid, 'SIGKILL');
  if (kind === 'full') {
    const error = new Error(`ENOSPC: no space left on device, ${what}`);
    throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: what });
  }
}

/** Random parts of names would make each run's steps others. */
const plain = (path) =>
  basename(String(path)).replaceAll(/[0-9a-f]{8}-[-0-9a-f]+$|-[\w-]{6}$/g, '');

for (const call of ['mkdir', 'mkdtemp', 'rename', 'rm', 'writeFile']) {
  const real = files[call];
  files[call] = async (...given) => {
    step(`${call} ${plain(given[0])}`);
    return real(...given);
  };
}
const realOpen = files.open;
files.open = async (...given) => {
  step(`open ${plain(given[0])}`);
  const handle = await realOpen(...given);
  for (const call of ['writeFile', 'sync']) {
    const real = handle[call].bind(handle);
    handle[call] = async (...content) => {
      step(`${call} in ${plain(given[0])}`);
      return real(...content);
    };
  }
  return handle;
};

const { prototype } = childProcess.ChildProcess;
const realSpawn = prototype.spawn;
prototype.spawn = function spawn(options) {
  step(`start ${basename(options.file)}`);
  const result = realSpawn.call(this, options);
  step(`started ${basename(options.file)}`);
  return result;
};

const WORDS =
  /create database|alter database|drop database|drop schema|create schema|begin|commit|rollback|insert|analyze|advisory_lock|copy|truncate|select/i;
const realWrite = net.Socket.prototype.write;
net.Socket.prototype.write = function write(chunk, ...others) {
  const [word] = WORDS.exec(Buffer.from(chunk).toString('latin1')) ?? ['message'];
  step(`send ${word.toLowerCase()}`);
  return realWrite.call(this, chunk, ...others);
};
syncBuiltinESMExports();
