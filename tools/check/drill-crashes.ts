// Threat X20: the process dies of a fault of its own, or has no file descriptors left.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { attemptsOf, makeAccount, type Session } from '#tests/made-accounts.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { writeAttempt } from './drill-attempts.ts';
import type { Row } from './drill-full-disks.ts';

const RATE_LIMITS = 'all=1000000/60';

/** What the drill puts into the process: faults that wait for a signal. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => setTimeout(() => { throw new Error('a fault nobody expected'); }));
  process.on('SIGWINCH', () => { const kept = []; for (;;) kept.push(new Array(1e5).fill({}).map(() => ({}))); });
`)}`;

export async function crashes(row: Row): Promise<void> {
  const server = await startServer({ RATE_LIMITS });
  try {
    const ana = await makeAccount(server, 'ana@example.com');
    await server.stop();
    const watched = supervise(server);
    try {
      await isReady(server);
      await crash(row, 'an unhandled exception', 'SIGUSR2', { server, watched, ana });
      await crash(row, 'running out of memory', 'SIGWINCH', { server, watched, ana });
      await withoutDescriptors(row, { server, watched, ana });
    } finally {
      await watched.stop();
    }
  } finally {
    await server.remove();
  }
}

type Rig = { server: RunningServer; watched: Supervisor; ana: Session };

async function crash(row: Row, what: string, signal: NodeJS.Signals, rig: Rig): Promise<void> {
  const { server, watched, ana } = rig;
  const before = (await attemptsOf(server, ana)).map(({ id }) => id);
  const ended = watched.nextEnd();
  const asked = Array.from({ length: 20 }, () => writeAttempt(server, ana).catch(() => undefined));
  await Promise.race(asked);
  watched.child().kill(signal);
  const end = await ended;
  row('X20', `${what} ends the process (${end.how})`, end.how !== '0');
  await isReady(server);
  const took = ((watched.startedAgain() - end.at) / 1000).toFixed(1);
  const ready = ((Date.now() - end.at) / 1000).toFixed(1);
  row(
    'X20',
    `${what}: started again after ${took} s, answers after ${ready} s`,
    watched.startedAgain() - end.at <= 2000,
  );

  const written = (await Promise.all(asked)).filter((each) => each !== undefined);
  const kept = written.filter(({ status }) => status < 300).map(({ id }) => id);
  const there = await attemptsOf(server, ana);
  const isKept = [...before, ...kept].every((id) => there.some((each) => each.id === id));
  const isWhole = there.every(({ answers }) => Object.keys(answers).length === 60);
  row(
    'X20',
    `${what}: what was acknowledged is there (${kept.length} of 20), nothing is half there`,
    isKept && isWhole,
  );
}

async function withoutDescriptors(row: Row, { server, watched, ana }: Rig): Promise<void> {
  const pid = watched.child().pid ?? 0;
  const open = () => readdirSync(`/proc/${pid}/fd`).length;
  const limit = (count: number) =>
    execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${count}:${count}`], { stdio: 'pipe' });
  try {
    limit(open() + 8);
  } catch {
    return console.log(
      'left out X20  no file descriptors left: /proc and prlimit (root) are not here',
    );
  }
  const port = Number(new URL(server.url).port);
  const sockets: Socket[] = Array.from({ length: 60 }, () =>
    connect(port, 'localhost').on('error', () => {}),
  );
  await new Promise((resume) => setTimeout(resume, 1000));
  const isAlive = watched.child().exitCode === null;
  for (const socket of sockets) socket.destroy();
  await isReady(server);
  const after = await writeAttempt(server, ana);
  const isSame = watched.child().pid === pid;
  row(
    'X20',
    'no file descriptors left: once there are some again it serves, without a restart',
    isAlive && isSame && after.status < 300,
  );
}

type Supervisor = ReturnType<typeof supervise>;

/** What an operator's supervisor does (docs/operating.md): whenever the process ends by itself, start it again. */
function supervise({ url, dataDir }: RunningServer) {
  const ends: ((end: { how: string; at: number }) => void)[] = [];
  let isOver = false;
  let startedAt = 0;
  let child = start();
  function start(): ChildProcess {
    startedAt = Date.now();
    const started = spawn(process.execPath, ['--max-old-space-size=256', 'server/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RATE_LIMITS,
        DATA_DIR: dataDir,
        SITE_URL: url,
        PORT: new URL(url).port,
        NODE_OPTIONS: `--import=${FAULTS}`,
      },
      stdio: 'ignore',
    });
    started.once('exit', (code, signal) => {
      for (const tell of ends.splice(0)) tell({ how: String(signal ?? code), at: Date.now() });
      if (!isOver) child = start();
    });
    return started;
  }
  return {
    child: () => child,
    startedAgain: () => startedAt,
    nextEnd: () => new Promise<{ how: string; at: number }>((told) => ends.push(told)),
    async stop() {
      isOver = true;
      const ended = new Promise((done) => child.once('exit', done));
      if (child.kill('SIGKILL')) await ended;
    },
  };
}

async function isReady({ url }: RunningServer): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    const ok = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('the server did not come back within a minute');
}
