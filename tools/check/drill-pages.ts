/**
 * `npm run drill:pages`: from every kind of page over every page of the menu to every other, in both languages, as a
 * visitor, with a result and signed in, and by every link to a part or a tab of a page; each walk
 * judged as `tests/walk/` says. Takes hours: `--part 2/8` walks every eighth, `--from results` those that begin at a page.
 * Exits with 1 where one was wrong.
 */
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { startServer } from '#tests/serve.ts';
import { allRoutes, walkers, type Route, type Walker } from '#tests/walk/stops.ts';
import { builtHeads } from '#tests/walk/heads.ts';
import { allPartRoutes, type PartRoute } from '#tests/walk/parts.ts';
import { walk } from '#tests/walk/walk.ts';
import { walkPart } from '#tests/walk/walk-part.ts';
import { browserOf } from '#tests/walk/walkers.ts';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { getChromium } from '#tools/launch/get-chromium.ts';

/** Walks at a time: more than half of one is waiting. */
const atOnce = 2;

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, from: { type: 'string' } },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const walks = [...allRoutes().map(overPages), ...allPartRoutes().map(toPart)]
  .filter(({ from }) => values.from === undefined || from === values.from)
  .filter((_, at) => at % parts === part - 1);
if (walks.length === 0) throw new RangeError('nothing is walked with these options');

const server = await startServer({ RATE_LIMITS: 'all=10000000/60' });
const browser = await chromium.launch(chromiumOptions(await getChromium(process.cwd())));
const headOf = builtHeads(server);
const done: (Walk & { isWrong: boolean })[] = [];
for (const who of walkers) {
  const context = await browserOf(who, browser, server);
  const waiting = walks.filter((one) => one.who === who);
  await Promise.all(Array.from({ length: atOnce }, () => walkAll(waiting, context)));
  await context.close();
  print(who);
}
await browser.close();
await server.remove();
const wrong = done.filter(({ isWrong }) => isWrong);
console.log(`\n${done.length} of ${walks.length} walks made, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 || done.length < walks.length ? 1 : 0;

/** One walk, and what was wrong on it. */
type Walk = {
  who: Walker;
  from: string;
  name: string;
  findFaults: (context: BrowserContext) => Promise<string[]>;
};

function overPages(route: Route): Walk {
  const { who, locale, from, by, to, ending } = route;
  return {
    who,
    from,
    name: `${who}, ${locale}: ${from} > ${by} > ${to}, ${ending}`,
    findFaults: (context) => walk(context, server, headOf, route),
  };
}

function toPart(route: PartRoute): Walk {
  const { who, locale, over } = route;
  const { at, of, leads } = route.part;
  return {
    who,
    from: at,
    name: `${who}, ${locale}: ${at} > ${of ?? at}${leads}, over ${over}`,
    findFaults: (context) => walkPart(context, server, headOf, route),
  };
}

async function walkAll(waiting: Walk[], context: BrowserContext): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const faults = await next.findFaults(context);
    done.push({ ...next, isWrong: faults.length > 0 });
    if (faults.length > 0) console.error(`\n${next.name}\n  ${faults.join('\n  ')}`);
  }
}

/** A line for each page that walks begin at. */
function print(who: Walker): void {
  console.log(`\n${who.padEnd(14)} walked  wrong`);
  const own = done.filter((one) => one.who === who);
  for (const from of new Set(own.map((one) => one.from))) {
    const begun = own.filter((one) => one.from === from);
    const faulty = begun.filter(({ isWrong }) => isWrong);
    console.log(
      `${from.padEnd(14)} ${String(begun.length).padStart(6)} ${String(faulty.length).padStart(6)}`,
    );
  }
}
