// npm run drill:engine [-- --times=25]: the embedded database under kill -9 of the server, of the database and of both, and
// under a fifth as many power cuts, while people answer: nothing that was acknowledged is lost, and nothing needs a hand. Then
// the site in places where something is missing. Exit code 1 when a row fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attemptsOf, makeAccount, type Session } from '#tests/made-accounts.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { writeAttempt } from './drill-attempts.ts';
import { tryPlaces } from './engine/places.ts';
import { makeLoopDisk, type LoopDisk } from './engine/loop-disk.ts';

/** So many attempts are written at once, and one person writes as many at most. */
const AT_ONCE = 8;
const PATIENCE = 120_000;
const { values } = parseArgs({ options: { times: { type: 'string', default: '25' } } });
let isHeld = true;

function row(says: string, holds: boolean): void {
  console.log(`${holds ? 'holds ' : 'FAILS '} ${says}`);
  isHeld &&= holds;
}

const databasePid = ({ dataDir }: RunningServer) =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

const kills = {
  server: (server: RunningServer) => server.stop('SIGKILL'),
  database: async (server: RunningServer) => void process.kill(databasePid(server), 'SIGKILL'),
  both: async (server: RunningServer) => {
    const pid = databasePid(server);
    await server.stop('SIGKILL');
    process.kill(pid, 'SIGKILL');
  },
};

async function isReady({ url }: RunningServer): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const ok = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error('the server is not ready again');
}

/** What the person has, as soon as the server answers: it notices a killed database by the first question that fails. */
async function keptOf(server: RunningServer, person: Session): Promise<ReadonlySet<string>> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const rows: unknown = await attemptsOf(server, person).catch(() => undefined);
    if (Array.isArray(rows)) return new Set(rows.map(({ id }) => String(id)));
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error('the server does not read again');
}

/** One kill in the middle of writing. Returns what was acknowledged. */
async function killOnce(
  server: RunningServer,
  person: Session,
  kill: (server: RunningServer) => Promise<void>,
): Promise<string[]> {
  const asked = Array.from({ length: AT_ONCE }, () =>
    writeAttempt(server, person).catch(() => undefined),
  );
  await Promise.race(asked);
  await kill(server);
  const written = (await Promise.all(asked)).filter((each) => each !== undefined);
  return written.filter(({ status }) => status < 300).map(({ id }) => id);
}

type Kill = (server: RunningServer) => Promise<void>;

/** Kills as often as said, and has the server up again after each. */
async function killOften(
  name: string,
  { server, kill, times }: { server: RunningServer; kill: Kill; times: number },
): Promise<void> {
  let [acknowledged, lost, slowest] = [0, 0, 0];
  for (let time = 0; time < times; time += 1) {
    const person = await makeAccount(server, `${name.replaceAll(/\W+/g, '-')}-${time}@example.com`);
    const kept = await killOnce(server, person, kill);
    const started = Date.now();
    if (kill !== kills.database) await server.restart();
    await isReady(server);
    slowest = Math.max(slowest, Date.now() - started);
    const there = await keptOf(server, person);
    acknowledged += kept.length;
    lost += kept.filter((id) => !there.has(id)).length;
  }
  row(
    `${times} times ${name}: ${acknowledged} acknowledged, ${lost} lost; ready again after ${slowest} ms at most`,
    lost === 0 && acknowledged >= times,
  );
}

/** The disk first: what the processes still write at their end must not reach it. */
function pullThePlug(disk: LoopDisk): Kill {
  return async (server) => {
    const pid = databasePid(server);
    disk.cutPower();
    await server.stop('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await disk.mountAgain();
  };
}

function leftOut(says: string): void {
  console.log(`left out ${says}`);
}

const times = Number(values.times);
const RATE_LIMITS = 'all=1000000/60';
const server = await startServer({ RATE_LIMITS });
try {
  for (const [name, kill] of Object.entries(kills)) {
    await killOften(`kill -9 of ${name}`, { server, kill, times });
  }
} finally {
  await server.remove();
}

await cutPowerOften('a power cut', Math.ceil(times / 5));
// The first moments of an installation are those in which most of it is made.
for (let time = 0; time < 3; time += 1) await cutPowerOften('a power cut in its first moments', 1);
tryPlaces(row, leftOut);
process.exitCode = isHeld ? 0 : 1;

/** Power cuts of an installation that has just been made. */
async function cutPowerOften(name: string, times: number): Promise<void> {
  const disk = await makeLoopDisk(700);
  if (!disk) {
    leftOut(`${name}: no file system of its own may be mounted here (needs root)`);
    return;
  }
  const server = await startServer({ RATE_LIMITS }, { dataDir: join(disk.folder, 'data') });
  try {
    await killOften(name, { server, kill: pullThePlug(disk), times });
  } finally {
    await server.remove();
    await disk.remove();
  }
}
