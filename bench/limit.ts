/**
 * How near pages come to the limit of what HTML can do. Their limit is a page built for it: the same text and drawings
 * without script, without fonts and without any style of ours, so that what styles cost shows. Beside it the page of the
 * laboratory (boot script, all rules written into it, no fonts), and AstroWind's figures from a quiet machine. In turns, and
 * told as the median of what each turn was to its limit: the largest paint as Lighthouse simulates it and as a slow phone
 * (4× slower processor, slow 4G) has it, and the first click that has its effect. Then the registration modal, clicked as
 * early as it can be seen. Exits 1 over a limit.
 *
 *     npm run bench:limit -- [--runs=5] [--any-machine] [--variants]
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { startServer } from '#tests/serve.ts';
import { earlyModal } from './limit/early-modal.ts';
import { lighthousePaint } from './limit/lighthouse-paint.ts';
import { serveMirror, type Mirror } from './limit/mirror-server.ts';
import { firstClicks, paintSeen } from './limit/slow-visit.ts';
import {
  labPage,
  textAlone,
  withFirstScreenOnly,
  withoutFonts,
  withoutScripts,
} from './limit/variants.ts';
import { median } from './median.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Measures on a busy machine, too: ratios of one turn still hold, more or less. */
    'any-machine': { type: 'boolean', default: false },
    /** Adds pages without one thing each, which tell what costs what. */
    variants: { type: 'boolean', default: false },
  },
});
const runs = Number(given.runs);
const slowness = given['any-machine'] ? 2.5 : slownessNow();
const ratios = { paint: 1.25, click: 1.4 };
const modalLimits = { open: Math.round(1300 * slowness), usable: Math.round(3500 * slowness) };
const pages = { landing: '/', career: '/carreras/enfermeria' };
const port = 4291;

const server = await startServer({ RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' });
const sheet = async (path: string) => (await fetch(server.url + path)).text();
// All pass through the same small server, so that only the pages differ.
const mirrors = new Map<string, Mirror>();
const add = async (name: string, change: (html: string) => string | Promise<string>) =>
  mirrors.set(name, await serveMirror(server.url, change));
await add('limit', textAlone);
await add('lab', (html) => labPage(html, sheet));
await add('ours', (html) => html);
if (given.variants) {
  await add('without fonts', withoutFonts);
  await add('without script', withoutScripts);
  await add('first screen', (html) => withFirstScreenOnly(html));
}
const browser = await chromium.launch({
  ...chromiumOptions(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
const failures: string[] = [];
/** What was measured of a page: by mirror, a value a turn. */
type Turns = Map<string, number[]>;
try {
  const seen = new Map<string, Turns>();
  for (let run = 0; run < runs; run += 1) {
    for (const [page, path] of Object.entries(pages)) {
      for (const [name, { url }] of mirrors) {
        if (page === 'career' && name === 'first screen') continue;
        const address = url + path;
        note(`${page}: LCP, simulated`, name, await lighthousePaint(address, port));
        note(`${page}: LCP, slow phone`, name, await paintSeen(browser, address));
        if (page !== 'landing' || name === 'first screen') continue;
        const { menu, question } = await firstClicks(browser, address);
        note('landing: first click, menu', name, menu);
        note('landing: first click, question', name, question);
      }
    }
    console.log(`run ${run + 1} of ${runs}`);
  }
  console.log(`\nmedians of ${runs} in ms; × is the median of each turn's share of its limit`);
  for (const [what, turns] of seen) {
    const limit = turns.get('limit') ?? [];
    for (const [name, each] of turns) {
      const share = median(each.map((value, turn) => value / (limit[turn] ?? Number.NaN)));
      console.log(
        `${what.padEnd(34)}${name.padEnd(16)}${String(Math.round(median(each))).padStart(6)}  × ${share.toFixed(2)}`,
      );
      const most = what.includes('LCP') ? ratios.paint : ratios.click;
      if (name === 'ours' && !(share <= most)) {
        failures.push(`${what}: ${share.toFixed(2)} × its limit, ${most} at most`);
      }
    }
  }
  console.log(
    'AstroWind, on a quiet machine: LCP, simulated 1403 at best, 1619 median; first click 3810, 4338',
  );
  await measureModals(mirrors.get('ours')?.url ?? server.url);

  function note(what: string, name: string, value: number): void {
    const turns: Turns = seen.get(what) ?? new Map();
    seen.set(what, turns.set(name, [...(turns.get(name) ?? []), value]));
  }
} finally {
  await browser.close();
  for (const mirror of mirrors.values()) await mirror.close();
  await server.remove();
}
for (const failure of failures) console.error(`OVER THE LIMIT  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

async function measureModals(url: string): Promise<void> {
  const modals = [];
  while (modals.length < runs) modals.push(await earlyModal(browser, url));
  for (const part of ['open', 'usable'] as const) {
    const value = median(modals.map((modal) => modal[part]));
    console.log(`modal ${part} after load: ${Math.round(value)} ms, limit ${modalLimits[part]}`);
    if (!(value <= modalLimits[part])) failures.push(`modal ${part}: ${Math.round(value)} ms`);
  }
  const missed = modals.filter(({ followedLink }) => followedLink).length;
  if (missed > 0) failures.push(`${missed} of ${runs} early clicks on the modal followed its link`);
  if (modals.some(({ isKept }) => !isKept)) failures.push('the modal lost what was typed');
}
