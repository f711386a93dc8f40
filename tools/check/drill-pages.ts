/**
 * `npm run drill:pages`: from every kind of page over every page of the menu to every other, in both languages, as a
 * visitor, as somebody with a result and as somebody signed in; each walk judged as `tests/walk/walk.ts` says. Takes
 * hours: `--part 2/8` walks every eighth, `--from results` the chains that begin at a page. Exits with 1 where one was wrong.
 */
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { startServer } from '#tests/serve.ts';
import { allRoutes, walkers, type Route, type Walker } from '#tests/walk/stops.ts';
import { builtHeads } from '#tests/walk/heads.ts';
import { walk } from '#tests/walk/walk.ts';
import { browserOf } from '#tests/walk/walkers.ts';
import { chromiumFlags } from '#tools/launch/find-chromium.mjs';
import { getChromium } from '#tools/launch/get-chromium.ts';

/** Walks at a time: more than half of one is waiting. */
const atOnce = 2;

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, from: { type: 'string' } },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const routes = allRoutes()
  .filter(({ from }) => values.from === undefined || from === values.from)
  .filter((_, at) => at % parts === part - 1);
if (routes.length === 0) throw new RangeError('nothing is walked with these options');

const server = await startServer({ RATE_LIMITS: 'all=10000000/60' });
const browser = await chromium.launch({
  executablePath: await getChromium(process.cwd()),
  args: chromiumFlags,
});
const headOf = builtHeads(server);
const wrong: string[] = [];
const walked: Route[] = [];
for (const who of walkers) {
  const context = await browserOf(who, browser, server);
  const waiting = routes.filter((route) => route.who === who);
  await Promise.all(Array.from({ length: atOnce }, () => walkAll(waiting, context)));
  await context.close();
  print(who);
}
await browser.close();
await server.remove();
console.log(`\n${walked.length} of ${routes.length} chains walked, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 || walked.length < routes.length ? 1 : 0;

async function walkAll(waiting: Route[], context: BrowserContext): Promise<void> {
  for (let route = waiting.shift(); route; route = waiting.shift()) {
    const faults = await walk(context, server, headOf, route);
    walked.push(route);
    const { locale, who, from, by, to, ending } = route;
    if (faults.length > 0) {
      const what = `${who}, ${locale}: ${from} > ${by} > ${to}, ${ending}\n  ${faults.join('\n  ')}`;
      console.error(`\n${what}`);
      wrong.push(what);
    }
  }
}

/** A line for each page that chains begin at. */
function print(who: Walker): void {
  console.log(`\n${who.padEnd(14)} walked  wrong`);
  const own = walked.filter((route) => route.who === who);
  for (const from of new Set(own.map((route) => route.from))) {
    const count = own.filter((route) => route.from === from).length;
    const faulty = wrong.filter((one) => one.startsWith(`${who}, `) && one.includes(`: ${from} >`));
    console.log(
      `${from.padEnd(14)} ${String(count).padStart(6)} ${String(faulty.length).padStart(6)}`,
    );
  }
}
