/**
 * What a page asks of a phone's processor, four times slower than this one, until it is quiet: seconds spent in matching
 * styles, in layout, in script and on the main thread in all, by the browser's own counters; 360×640, slow 4G, medians
 * of 5, every page in turn with a reference page that has no script and no styles.
 *
 *     npm run bench:processor -- [--runs=5] [--beside=<commit>]
 *
 * `--beside` builds another commit and measures its test and result in the same run; ours may have half of its styles
 * and layout. Beside them stand ours without any styles and web fonts, which is what no sheet can go below; what fonts
 * cost the test, and how the half was reached, is in docs/decisions/104-few-fonts-on-a-first-screen.md and
 * docs/decisions/105-a-test-speaks-in-one-face.md. A machine on which the reference takes longer than on a quiet one
 * gets limits that are longer by as much (docs/decisions/057-the-processors-share.md).
 * Needs Arial, Liberation Sans or Roboto, as phones have them. Exits 1 over a limit.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { consentVersion } from '#app/data/device/storage-consent.ts';
import { ensureBuilt } from '#tools/launch/built-site.mjs';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { guestAttempt, leaveOnDevice } from '#tests/device.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { needUsualFont } from './first/usual-font.ts';
import { median } from './median.ts';
import { checkOut } from './other-checkout.ts';
import { processorTime, type ProcessorTime } from './processor/processor-time.ts';
import { serveReference } from './processor/reference-page.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } },
});
const runs = Number(values.runs);
/** Seconds of main thread that the reference takes where nothing else runs; seen on two cores of a server of 2026. */
const quietReference = 0.15;
const limits = { style: 0.13, layout: 0.2, thread: 0.75 } as const;
const half = 0.5;

type Visit = { what: string; url: string; prepare: (page: Page) => Promise<void> };
const seen = new Map<string, ProcessorTime[]>();
const failures: string[] = [];

const other = values.beside === undefined ? undefined : checkOut(values.beside);
if (other) await ensureBuilt(other.root, process.execPath);
const quietly = { RATE_LIMITS: 'all=100000/60', LOG_LEVEL: 'silent' };
const server = await startServer(quietly);
const theirs = other && (await startServer(quietly, { root: other.root }));
const reference = await serveReference();
const browser = await chromium.launch(chromiumOptions());
try {
  await needUsualFont(browser);
  const visits: Visit[] = [
    { what: 'reference', url: reference.url, prepare: async () => {} },
    { what: 'landing', url: `${server.url}/`, prepare: answerCookies(server) },
    { what: 'career', url: `${server.url}/carreras/enfermeria`, prepare: answerCookies(server) },
    ...personal(server, ''),
    ...(theirs ? personal(theirs, ` at ${values.beside}`) : []),
    ...(theirs ? personal(server, ' unstyled').map(unstyled) : []),
  ];
  for (let run = 0; run < runs; run += 1) {
    for (const { what, url, prepare } of visits) {
      const list = seen.get(what) ?? [];
      seen.set(what, [...list, await processorTime(browser, url, prepare)]);
    }
    console.log(`run ${run + 1} of ${runs}`);
  }
} finally {
  await browser.close();
  reference.close();
  await theirs?.remove();
  await server.remove();
  other?.remove();
}

console.log(`\n${'seconds'.padEnd(24)}style     layout    script    main thread`);
for (const what of seen.keys()) {
  const { style, layout, script, thread } = middle(what);
  const cells = [style, layout, script, thread].map((each) => each.toFixed(3).padEnd(10));
  console.log(what.padEnd(24) + cells.join(''));
}
const slower = Math.max(1, middle('reference').thread / quietReference);
console.log(`\nthis machine, by the reference: ${slower.toFixed(2)} times a quiet one`);
for (const what of ['landing', 'career']) {
  const time = middle(what);
  for (const part of ['style', 'layout', 'thread'] as const) {
    const limit = limits[part] * slower;
    if (!(time[part] <= limit)) {
      failures.push(`${what}: ${part} ${time[part].toFixed(3)} s of ${limit.toFixed(3)}`);
    }
  }
}
for (const what of theirs ? ['test', 'result'] : []) {
  const share = shaping(what) / shaping(`${what} at ${values.beside}`);
  const floor = shaping(`${what} unstyled`) / shaping(`${what} at ${values.beside}`);
  console.log(
    `${what}: styles and layout ${share.toFixed(2)} of those at ${values.beside}; unstyled ${floor.toFixed(2)}`,
  );
  if (!(share <= half)) failures.push(`${what}: ${share.toFixed(2)} of before, limit ${half}`);
}
for (const failure of failures) console.error(`OVER THE LIMIT  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

function middle(what: string): ProcessorTime {
  const times = seen.get(what) ?? [];
  const of = (part: keyof ProcessorTime) => median(times.map((time) => time[part]));
  return {
    style: of('style'),
    layout: of('layout'),
    script: of('script'),
    thread: of('thread'),
  };
}

function shaping(what: string): number {
  const { style, layout } = middle(what);
  return style + layout;
}

/** The test in the middle of it and the result of a guest. */
function personal(of: RunningServer, mark: string): Visit[] {
  const leave = (answers: number) => async (page: Page) => {
    await answerCookies(of)(page);
    await leaveOnDevice(page, of, guestAttempt('es', answers));
  };
  return [
    { what: `test${mark}`, url: `${of.url}/assessment`, prepare: leave(30) },
    { what: `result${mark}`, url: `${of.url}/results`, prepare: leave(60) },
  ];
}

/** The same visit to a page whose document has lost its styles, and with them the fonts. */
function unstyled({ prepare, ...visit }: Visit): Visit {
  return {
    ...visit,
    async prepare(page) {
      await prepare(page);
      await page.route(visit.url, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const body = html
          .replaceAll(/<style>.*?<\/style>/gs, '')
          .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
          .replaceAll(/<link [^>]*(as="font"|rel="stylesheet")[^>]*>/g, '');
        await route.fulfill({ response: answer, body });
      });
    },
  };
}

/** The banner is not what is measured: it was answered on an earlier visit. */
function answerCookies({ url }: RunningServer) {
  return async (page: Page) => {
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((version) => {
      const choice = { version, date: new Date().toISOString(), allowed: {} };
      localStorage.setItem('faro-consent', JSON.stringify(choice));
    }, consentVersion);
  };
}
