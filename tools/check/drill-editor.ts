// npm run drill:editor: what publishing has to survive, on throw-away data and servers of its own, with real builds (a quarter of an
// hour on a quiet machine). Needs the built site; the bound of memory and the full disk need root. Exit code 1 when a row fails.
//   npm run drill:editor -- <names of parts: bytes, kills, readers, disk, processes, upgrades>
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { editorOf, type EditorRig } from '#tests/editor-rig.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { freePort, sharedEnvironment, takeTurns } from '#tests/two-processes.ts';
import { boundMemory, memoryOf } from './publication/memory.ts';
import { overBudget } from './publication/budgets.ts';
import { killedInTheMiddle } from './publication/kills.ts';
import { startReaders } from './publication/readers.ts';
import { upgrades } from './publication/upgrades.ts';
import { policiesOf, textOfWhole } from './publication/whole-site.ts';

const parts = process.argv.slice(2);
const AMONG_READERS = 'Publicado entre lectores.';
/** Seconds for one answer, and megabytes of a whole machine. */
const SOON = 20;
const MACHINE = 2048;
let failed = 0;

function row(says: string, holds: boolean): void {
  if (!holds) failed += 1;
  console.log(`${holds ? 'holds ' : 'FAILS '} ${says}`);
}

if (['readers', 'kills', 'disk', 'bytes'].some(isWanted)) {
  const server = await startServer({ RATE_LIMITS: 'all=1000000/60' }, { isEmbedded: true });
  try {
    const rig = await editorOf(server);
    const before = await policiesOf(server.url);
    const took = await published(rig, 'Texto número cero.');
    row(`one answer is published in ${took.toFixed(1)} s`, took < SOON);
    const after = await policiesOf(server.url);
    const others = [...before].filter(([path, policy]) => after.get(path) !== policy);
    row(
      `the security policy of ${before.size} pages is what it was, byte for byte (${others.length} others)`,
      others.length === 0 && after.size === before.size,
    );
    if (isWanted('bytes')) budgets(server);
    if (isWanted('kills')) await killedInTheMiddle(row, rig, 'Texto número cero.');
    if (isWanted('readers')) await besideReaders(rig);
    if (isWanted('disk')) await fullDisk(rig);
  } finally {
    await server.remove();
  }
}
if (isWanted('processes')) await twoProcesses();
if (isWanted('upgrades')) await upgrades(row);
process.exit(failed > 0 ? 1 : 0);

/** From the draft to the site that says it, in seconds. */
async function published(rig: EditorRig, text: string): Promise<number> {
  const began = Date.now();
  await rig.publish(await rig.built(text));
  while ((await textOfWhole(rig.server.url, [text])) === undefined) await pause(50);
  return (Date.now() - began) / 1000;
}

/** The site that was published last. */
function budgets({ dataDir }: RunningServer): void {
  const folder = join(dataDir, 'published');
  const [build = ''] = readdirSync(folder).filter((name) => !name.includes('.'));
  const over = overBudget(join(folder, build, 'dist'));
  row(
    `the published site keeps every budget of bytes ${over.join('; ')}`.trim(),
    over.length === 0,
  );
}

/** A machine of 2 GB, with forty readers a second before and during a publication: what its processes take, and how long readers wait. */
async function besideReaders(rig: EditorRig): Promise<void> {
  const bound = boundMemory(rig.server.pids(), MACHINE);
  const readers = startReaders(rig.server.url);
  const state = { peak: 0, goesOn: true };
  const looking = (async () => {
    while (state.goesOn) {
      state.peak = Math.max(state.peak, memoryOf(rig.server.pids()));
      await pause(250);
    }
  })();
  await pause(10_000);
  const before = readers.waits();
  const alone = state.peak;
  const took = await published(rig, AMONG_READERS);
  const during = readers.waits();
  state.goesOn = false;
  await Promise.all([readers.stop(), looking]);
  row(`beside forty readers a second one answer is published in ${took.toFixed(1)} s`, took < SOON);
  row(`all processes take ${state.peak} MB at most (${alone} before)`, state.peak < MACHINE);
  if (bound) {
    const ended = bound.ended();
    row(
      `within a bound of ${MACHINE} MB none was ended for want of memory (${ended})`,
      ended === 0,
    );
  } else console.log('left out  a bound of memory: only root may set one');
  row(
    `99 of 100 readers waited up to ${during.p99} ms, the slowest ${during.most} (${before.p99} and ${before.most} before), ${during.failed} got no answer`,
    during.p99 < before.p99 + 200 && during.most < 2000 && during.failed === 0,
  );
}

/** The folder of built sites has no room left, for the sources or for the site that is made of them. */
async function fullDisk(rig: EditorRig): Promise<void> {
  const folder = join(rig.server.dataDir, 'published');
  mkdirSync(folder, { recursive: true });
  for (const megabytes of [0, 10, 40, 80]) {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes || 1}m`, 'tmpfs', folder];
    try {
      execFileSync('mount', options, { stdio: 'ignore' });
    } catch {
      console.log('left out  a full disk: only root may mount');
      return;
    }
    try {
      if (megabytes === 0) fill(join(folder, 'full'));
      const before = await (await fetch(rig.server.url)).text();
      const text = `Este texto no cabe en ${megabytes} MB.`;
      const state = await rig.built(text).catch((error: Error) => error.message);
      const says = `a disk with ${megabytes} MB left refuses a publication and says why (${state})`;
      row(says, state === 'failed: no room');
      row('and the site stays as it was', (await (await fetch(rig.server.url)).text()) === before);
      const left = readdirSync(folder).filter((name) => name.endsWith('.work'));
      row(`and nothing half is left (${left.length})`, left.length === 0);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  }
}

/** Until nothing more fits. */
function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(2 * 1024 * 1024));
  } catch {
    // It is full.
  }
}

/** Two processes on one database and one folder, behind a proxy that asks them in turn: how long both versions are seen. */
async function twoProcesses(): Promise<void> {
  const cluster = await startCluster();
  const env = {
    ...(await sharedEnvironment(cluster.url('postgres'))),
    RATE_LIMITS: 'all=1000000/60',
  };
  // The command that makes an admin asks here where the database is.
  Object.assign(process.env, env);
  const one = await startServer(env, { port: await freePort() });
  const other = await startServer(env, { port: await freePort(), dataDir: one.dataDir });
  const port = await freePort();
  const close = await takeTurns(
    port,
    [one, other].map(({ url }) => Number(new URL(url).port)),
  );
  try {
    const rig = await editorOf(one);
    const text = 'Lo dicen los dos.';
    const build = await rig.built(text);
    const readers = startReaders(`http://localhost:${port}`);
    await rig.publish(build);
    let [firstNew, lastOld] = [0, Date.now()];
    // Each process is asked every other time; the change is over when nobody has seen the old one for three seconds.
    while (firstNew === 0 || Date.now() < Math.max(firstNew, lastOld) + 3000) {
      const html = await (await fetch(`http://localhost:${port}/`)).text();
      if (!html.includes(text)) lastOld = Date.now();
      else if (firstNew === 0) firstNew = Date.now();
      await pause(5);
    }
    const waits = readers.waits();
    await readers.stop();
    const apart = Math.max(0, lastOld - firstNew) / 1000;
    row(`two processes behind a proxy serve two versions for ${apart.toFixed(2)} s`, apart <= 2);
    row(
      `the slowest of their readers meanwhile waited ${waits.most} ms, ${waits.failed} got no answer`,
      waits.most < 2000 && waits.failed === 0,
    );
  } finally {
    await close();
    await other.stop();
    await one.remove();
    await cluster.stop();
    for (const name of Object.keys(env)) delete process.env[name];
  }
}

function isWanted(part: string): boolean {
  return parts.length === 0 || parts.includes(part);
}
