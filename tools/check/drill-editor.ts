// npm run drill:editor: what publishing has to survive, on throw-away data and servers of its own, with real builds (a quarter of an
// hour on a quiet machine). Needs the built site; the full disk needs root. Exit code 1 when a row fails.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { freePort, sharedEnvironment } from '#tests/two-processes.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { editorOf, type EditorRig } from '#tests/editor-rig.ts';

const [kills = 20] = process.argv.slice(2).map(Number);
const AMONG_READERS = 'Publicado entre lectores.';
let failed = 0;

function row(says: string, holds: boolean): void {
  if (!holds) failed += 1;
  console.log(`${holds ? 'holds ' : 'FAILS '} ${says}`);
}

/** Which of the texts the landing page says; undefined where it says none, or more than one. */
async function textOf(
  { url }: RunningServer,
  texts: readonly string[],
): Promise<string | undefined> {
  const html = await (await fetch(url)).text();
  const found = texts.filter((text) => html.includes(text));
  return found.length === 1 && html.endsWith('</html>') ? found[0] : undefined;
}

async function published(rig: EditorRig, text: string): Promise<number> {
  const began = Date.now();
  const build = await rig.built(text);
  await rig.publish(build);
  while ((await textOf(rig.server, [text])) === undefined) await pause(50);
  return (Date.now() - began) / 1000;
}

const server = await startServer({ RATE_LIMITS: 'all=1000000/60' }, { isEmbedded: true });
try {
  const rig = await editorOf(server);
  const took = await published(rig, 'Texto número cero.');
  row(`one answer is published in ${took.toFixed(1)} s`, took < 120);
  await besideReaders(rig);
  await killedInTheMiddle(rig);
  await fullDisk(rig);
} finally {
  await server.remove();
}
await twoProcesses();
process.exit(failed > 0 ? 1 : 0);

/** A machine of 2 GB, with forty readers a second before and during a publication: what its processes take, and how long readers wait. */
async function besideReaders(rig: EditorRig): Promise<void> {
  const paths = ['', 'en', 'carreras', 'ruta-a-espana', 'blog', 'me-llega-y-cuanto-cuesta'];
  const waits: number[] = [];
  const state = { peak: 0, goesOn: true };
  const read = async (at: number) => {
    const asked = performance.now();
    await (await fetch(`${rig.server.url}/${paths[at % paths.length]}`)).arrayBuffer();
    waits.push(performance.now() - asked);
  };
  const reading = (async () => {
    for (let at = 0; state.goesOn; at += 1) {
      void read(at);
      await pause(25);
    }
  })();
  const looking = (async () => {
    while (state.goesOn) {
      state.peak = Math.max(state.peak, memoryOf(rig.server.pids()));
      await pause(250);
    }
  })();
  await pause(10_000);
  const before = told(waits.splice(0));
  const alone = state.peak;
  const took = await published(rig, AMONG_READERS);
  const during = told(waits.splice(0));
  state.goesOn = false;
  await Promise.all([reading, looking]);
  row(`beside forty readers a second one answer is published in ${took.toFixed(1)} s`, took < 120);
  row(`all processes take ${state.peak} MB at most (${alone} before)`, state.peak < 1600);
  row(
    `99 of 100 readers waited up to ${during.p99} ms, the slowest ${during.most} (${before.p99} and ${before.most} before)`,
    during.p99 < before.p99 + 200 && during.most < 2000,
  );
}

/** Milliseconds. */
function told(waits: readonly number[]): { p99: number; most: number } {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { p99: at(0.99), most: at(1) };
}

/** What processes and all that they started hold of the memory, in MB; pages that several share are counted once. */
function memoryOf(pids: readonly number[]): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const stat = textAt(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pids.includes(pid) || isOurs(parents.get(pid)));
  const kilobytes = [...parents.keys()].filter(isOurs).map((pid) => {
    const [, pss = 0] = /^Pss: +(\d+)/m.exec(textAt(`/proc/${pid}/smaps_rollup`)) ?? [];
    return Number(pss);
  });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

/** Nothing of a process that has ended. */
function textAt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Kills while the site is built and while it is changed, by turns, at any moment. */
async function killedInTheMiddle(rig: EditorRig): Promise<void> {
  let served = AMONG_READERS;
  let halves = 0;
  let lost = 0;
  for (let n = 1; n <= kills; n += 1) {
    const next = `Texto número ${n}, de la prueba.`;
    if (n % 2 === 0) {
      await rig.publish(await rig.built(next));
      await pause(Math.random() * 3000);
    } else {
      await rig.begin(next);
      await pause(Math.random() * 12_000);
    }
    await rig.server.stop('SIGKILL');
    await rig.server.restart();
    const now = await textOf(rig.server, [served, next]);
    if (now === undefined) halves += 1;
    else if (now === next) served = next;
    if (served !== next && (await rig.draftText()) !== next) lost += 1;
    console.log(`  ${n} of ${kills}: ${served === next ? 'the new site' : 'the old site'}`);
  }
  row(
    `killed ${kills} times in the middle of a publication: never half a site (${halves})`,
    halves === 0,
  );
  row(`and no draft was lost (${lost})`, lost === 0);
}

/** The folder of built sites has no room left. */
async function fullDisk(rig: EditorRig): Promise<void> {
  const folder = join(rig.server.dataDir, 'published');
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    console.log('left out  a full disk: only root may mount');
    return;
  }
  try {
    const before = await (await fetch(rig.server.url)).text();
    const state = await rig.built('Este texto no cabe.').catch((error: Error) => error.message);
    row(`a full disk refuses a publication (${state})`, state === 'failed');
    row('and the site stays as it was', (await (await fetch(rig.server.url)).text()) === before);
  } finally {
    execFileSync('umount', ['-l', folder]);
  }
}

/** Two processes on one database and one folder, as behind a proxy: how long they serve two versions. */
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
  try {
    const rig = await editorOf(one);
    const text = 'Lo dicen los dos.';
    const build = await rig.built(text);
    const slow: number[] = [];
    const reading = { goesOn: true };
    const readers = [one, other].map(async ({ url }) => {
      while (reading.goesOn) {
        const asked = Date.now();
        await (await fetch(url)).arrayBuffer();
        slow.push(Date.now() - asked);
        await pause(20);
      }
    });
    await rig.publish(build);
    const seen = await Promise.all(
      [one, other].map(async (each) => {
        while ((await textOf(each, [text])) === undefined) await pause(20);
        return Date.now();
      }),
    );
    reading.goesOn = false;
    await Promise.all(readers);
    const apart = Math.abs((seen[0] ?? 0) - (seen[1] ?? 0)) / 1000;
    row(`two processes serve two versions for ${apart.toFixed(2)} s`, apart <= 2);
    const worst = Math.max(...slow);
    row(`the slowest of ${slow.length} readers meanwhile waited ${worst} ms`, worst < 2000);
  } finally {
    await other.stop();
    await one.remove();
    await cluster.stop();
  }
}
