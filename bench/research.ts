// `npm run bench:research`: 150,000 generated attempts become a release in less than 10 s by the clock, in less than
// 500 MB: what `npm run research:release` does, from the first row read out of PostgreSQL to the published release.
// Making the people up and storing them is not counted. Needs PostgreSQL programs on this machine; the server is
// started and thrown away.
import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { openDatabase } from '#server/database/database.ts';
import { makeReleases } from '#server/research/make-releases.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { fillAttempts } from '#tools/demo/fill-attempts.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const PEOPLE = 150_000;
const LIMITS = { seconds: 10, megabytes: 500 };
const [, , url, stretch] = process.argv;

if (url === undefined) await measureInProcessOfItsOwn();
else await release(url);

/** The memory of this process would be that of whoever filled the database. */
async function measureInProcessOfItsOwn(): Promise<void> {
  // Before the people are stored, which is work enough to look busy.
  const slowness = slownessNow();
  const cluster = await startCluster();
  try {
    const database = await openDatabase({
      url: cluster.url('postgres'),
      dataDir: '',
      log: () => {},
    });
    await fillAttempts(database, PEOPLE).finally(() => database.close());
    const child = fork(import.meta.filename, [cluster.url('postgres'), String(slowness)]);
    process.exitCode = await new Promise<number>((done) =>
      child.once('exit', (code) => done(code ?? 1)),
    );
  } finally {
    await cluster.stop();
  }
}

async function release(url: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: '', log: () => {} });
  const started = performance.now();
  const cpu = process.cpuUsage();
  const [riasec] = await makeReleases(database, { now: new Date(), synthetic: false });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  await database.close();
  const megabytes = process.resourceUsage().maxRSS / 1000;
  const most = LIMITS.seconds * Number(stretch);
  console.log(`${riasec?.read} attempts read, ${riasec?.counted} counted, ${riasec?.kind}`);
  console.log(
    `${seconds.toFixed(1)} s by the clock, limit ${most.toFixed(1)} s; at most ${megabytes.toFixed(0)} MB, limit ${LIMITS.megabytes} MB`,
  );
  const own = ((user + system) / 1e6).toFixed(1);
  console.log(`of it ${own} s of this process's own work; load ${loadavg()[0]?.toFixed(1)}`);
  const isMet = seconds <= most && megabytes <= LIMITS.megabytes;
  if (riasec?.read === PEOPLE && riasec.kind === 'published' && isMet) return;
  console.error('OVER THE LIMIT');
  process.exitCode = 1;
}
