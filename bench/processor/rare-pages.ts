/**
 * `npm run bench:rare-pages`: what the first visit to a seldom read page costs the server, against a second one. Processor
 * time of the server's process as Linux counts it, brotli, every eleventh rare page. Two starts: one that finds no kept
 * twins, as after an upgrade, and one that does. Ends with an error when the first visit costs over three times the second.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '#tests/serve.ts';
import { slownessNow } from './quiet-machine.ts';

const GOAL = 3;
const EVERY = 11;
const ROUNDS = 5;
/** What Linux counts processor time in: hundredths of a second. */
const TICK = 10;
/** The server's own work at a start, over which visits would be counted wrongly. */
const STILL = 3_000;

// The server's own work, a little each second, counts for every visit that a busy machine draws out.
slownessNow();

type Listed = { pages: { path: string; rare?: boolean }[] };
const manifest: Listed = JSON.parse(
  await readFile(resolve(import.meta.dirname, '../../dist/site-manifest.json'), 'utf8'),
);
const rare = manifest.pages.filter((page) => page.rare).map(({ path }) => path);
const visited = rare.filter((_, at) => at % EVERY === 0);
const folder = await mkdtemp(join(tmpdir(), 'faro-twins-'));
const server = await startServer({
  PAGE_TWINS: folder,
  RATE_LIMITS: 'all=100000/60',
  LOG_LEVEL: 'silent',
});
try {
  console.log(`${visited.length} of ${rare.length} rare pages, milliseconds of processor a visit`);
  await visitAll();
  print('no twins kept yet, first visit', await visitAll(EVERY - 1));
  await twinsKept();
  await server.restart();
  await rested();
  // What a process has to learn once is not the price of a page.
  for (let round = 0; round < ROUNDS; round += 1) await visitAll(EVERY - 1);
  const first = print('twins kept, first visit', await visitAll());
  const second = print('second visit', await visitOften());
  const ratio = first / second;
  console.log(`ratio ${ratio.toFixed(2)}, goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'MISSED'}`);
  if (ratio > GOAL) process.exitCode = 1;
} finally {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Visits each page once; returns milliseconds of processor a visit. `shift` takes the neighbours instead. */
async function visitAll(shift = 0): Promise<number> {
  const paths = shift === 0 ? visited : rare.filter((_, at) => at % EVERY === shift);
  const before = await processorTime();
  for (const path of paths) {
    const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not brotli`);
  }
  return ((await processorTime()) - before) / paths.length;
}

/** Linux counts in steps that are long beside one visit. */
async function visitOften(): Promise<number> {
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) sum += await visitAll();
  return sum / ROUNDS;
}

async function processorTime(): Promise<number> {
  const [pid] = server.pids();
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function twinsKept(): Promise<void> {
  for (;;) {
    const names = await readdir(folder);
    if (names.some((name) => !name.includes('making'))) return;
    await pause(500);
  }
}

/** Until the server does nothing by itself. */
async function rested(): Promise<void> {
  for (let last = -1, now = await processorTime(); last !== now;) {
    await pause(STILL);
    [last, now] = [now, await processorTime()];
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

function print(what: string, milliseconds: number): number {
  console.log(`${what.padEnd(36)} ${milliseconds.toFixed(2)}`);
  return milliseconds;
}
