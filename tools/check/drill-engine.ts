// npm run drill:engine [-- --times=25]: the embedded database under kill -9 of the server, of the database and of both, while
// people answer: nothing that was acknowledged is lost, and nothing needs a hand. Exit code 1 when a row fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attemptsOf, makeAccount, type Session } from '#tests/made-accounts.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { writeAttempt } from './drill-attempts.ts';

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

const server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
try {
  for (const [name, kill] of Object.entries(kills)) {
    let [acknowledged, lost, slowest] = [0, 0, 0];
    for (let time = 0; time < Number(values.times); time += 1) {
      const person = await makeAccount(server, `${name}${time}@example.com`);
      const kept = await killOnce(server, person, kill);
      const started = Date.now();
      if (name !== 'database') await server.restart();
      await isReady(server);
      slowest = Math.max(slowest, Date.now() - started);
      const there = await keptOf(server, person);
      acknowledged += kept.length;
      lost += kept.filter((id) => !there.has(id)).length;
    }
    row(
      `${values.times} times kill -9 of ${name}: ${acknowledged} acknowledged, ${lost} lost; ready again after ${slowest} ms at most`,
      lost === 0 && acknowledged >= Number(values.times),
    );
  }
} finally {
  await server.remove();
}
process.exitCode = isHeld ? 0 : 1;
