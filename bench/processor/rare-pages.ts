/**
 * `npm run bench:rare-pages`: what the first visit to a seldom read page costs the server, against a second one. Processor
 * time of the server's threads as Linux's scheduler counts it, brotli, every eleventh rare page and its neighbours. Two starts: one that
 * finds no kept twins, as after an upgrade, and one that does. Ends with an error when the first visit costs over three
 * times the second.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '#tests/serve.ts';
import { twinsKept } from './twins-kept.ts';
import { slownessNow } from './quiet-machine.ts';

const GOAL = 3;
const EVERY = 11;
/** Until a process has learned what it learns once, which is not the price of a page. */
const LEARNING = 12;
/** Every eleventh page, then their neighbours: each of them for the first and for the second time. */
const SETS = [0, 1, 2, 3, 4, 5];
/** The server's own work at a start, over which visits would be counted wrongly. */
const STILL = 3_000;
/** What a server at rest may use of the processor in that time (ms). */
const IDLE = 30;

// The server's own work, a little each second, counts for every visit that a busy machine draws out.
slownessNow();

type Listed = { pages: { path: string; rare?: boolean }[] };
const manifest: Listed = JSON.parse(
  await readFile(resolve(import.meta.dirname, '../../dist/site-manifest.json'), 'utf8'),
);
const rare = manifest.pages.filter((page) => page.rare).map(({ path }) => path);
const folder = await mkdtemp(join(tmpdir(), 'faro-twins-'));
const server = await startServer({
  PAGE_TWINS: folder,
  RATE_LIMITS: 'all=100000/60',
  LOG_LEVEL: 'silent',
});
try {
  console.log(`${rare.length} rare pages, milliseconds of processor a visit`);
  await visitAll(0);
  print('no twins kept yet, first visit', await visitAll(EVERY - 1));
  await twinsKept(folder);
  await server.restart();
  await rested();
  for (let round = 0; round < LEARNING; round += 1) await visitAll(EVERY - 1);
  let [first, second] = [0, 0];
  for (const shift of SETS) {
    first += (await visitAll(shift)) / SETS.length;
    second += (await visitAll(shift)) / SETS.length;
  }
  print('twins kept, first visit', first);
  print('second visit', second);
  const ratio = first / second;
  console.log(`ratio ${ratio.toFixed(2)}, goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'MISSED'}`);
  if (ratio > GOAL) process.exitCode = 1;
} finally {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Visits every eleventh page, beginning at `shift`; returns milliseconds of processor a visit. */
async function visitAll(shift: number): Promise<number> {
  const paths = rare.filter((_, at) => at % EVERY === shift);
  const before = await processorTime();
  for (const path of paths) {
    const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not brotli`);
  }
  return ((await processorTime()) - before) / paths.length;
}

/** Of all threads, to the nanosecond (milliseconds); the hundredths of a second of `stat` are long beside a visit. */
async function processorTime(): Promise<number> {
  const tasks = `/proc/${server.pids()[0]}/task`;
  let nanoseconds = 0;
  for (const thread of await readdir(tasks)) {
    const ran = await readFile(join(tasks, thread, 'schedstat'), 'utf8').catch(() => '0');
    nanoseconds += Number(ran.split(' ')[0]);
  }
  return nanoseconds / 1e6;
}

/** Until the server does nothing by itself. */
async function rested(): Promise<void> {
  for (let used = IDLE; used >= IDLE;) {
    const before = await processorTime();
    await pause(STILL);
    used = (await processorTime()) - before;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

function print(what: string, milliseconds: number): void {
  console.log(`${what.padEnd(36)} ${milliseconds.toFixed(2)}`);
}
