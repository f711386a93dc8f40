// npm run drill:editor: what publishing has to survive, on throw-away data and servers of its own, with real builds (a quarter of an
// hour on a quiet machine). Needs the built site; the bound of memory and the full disk need root. Exit code 1 when a row fails.
//   npm run drill:editor -- <names of parts: bytes, kills, readers, disk, processes, upgrades>
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { editorOf, type EditorRig } from '#tests/editor-rig.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { boundMemory, memoryOf } from './publication/memory.ts';
import { overBudget } from './publication/budgets.ts';
import { fullDisk } from './publication/full-disk.ts';
import { killedInTheMiddle } from './publication/kills.ts';
import { startReaders } from './publication/readers.ts';
import { twoProcesses } from './publication/two-processes.ts';
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
    tellPublished('one answer is published', await published(rig, 'Texto número cero.'));
    const after = await policiesOf(server.url);
    const others = [...before].filter(([path, policy]) => after.get(path) !== policy);
    row(
      `the security policy of ${before.size} pages is what it was, byte for byte (${others.length} others)`,
      others.length === 0 && after.size === before.size,
    );
    if (isWanted('bytes')) budgets(server);
    if (isWanted('kills')) await killedInTheMiddle(row, rig, 'Texto número cero.');
    if (isWanted('readers')) await besideReaders(rig);
    if (isWanted('disk')) await fullDisk(row, rig);
  } finally {
    await server.remove();
  }
}
if (isWanted('processes')) await twoProcesses(row);
if (isWanted('upgrades')) await upgrades(row);
process.exit(failed > 0 ? 1 : 0);

/** From the draft to the site that says it, in seconds, and the last of them from the press on: the page of drafts has it built ahead. */
async function published(rig: EditorRig, text: string): Promise<{ took: number; press: number }> {
  const began = Date.now();
  const build = await rig.built(text);
  const pressed = Date.now();
  await rig.publish(build);
  while ((await textOfWhole(rig.server.url, [text])) === undefined) await pause(50);
  const now = Date.now();
  return { took: (now - began) / 1000, press: (now - pressed) / 1000 };
}

function tellPublished(what: string, { took, press }: { took: number; press: number }): void {
  const [busy = 0] = loadavg();
  row(
    `${what} in ${took.toFixed(1)} s (load of the machine: ${busy.toFixed(1)}), ${press.toFixed(1)} s after the press`,
    took < SOON,
  );
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
  tellPublished('beside forty readers a second one answer is published', took);
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

function isWanted(part: string): boolean {
  return parts.length === 0 || parts.includes(part);
}
