/**
 * What the catalogue costs on a cheap phone with slow 4G: its first paint beside that of the landing page, what comes over the
 * wire at the first touch of the search field, how long until it finds, and how long each key takes while our hundred
 * searches are typed letter by letter (search, list and layout). Fails over the budgets.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { ownSearches } from '#tests/search/searches.ts';
import { startServer } from '#tests/serve.ts';
import { firstPaint, quiet, slowPhone } from './first/slow-phone.ts';
import { median } from './median.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const budgets = { sent: 40_000, key: 16 * slownessNow(), later: 1.05 };
const visits = 9;
const failures: string[] = [];

function check(what: string, value: number, budget: number, digits = 1): void {
  console.log(
    `${what.padEnd(52)} ${value.toFixed(digits).padStart(9)} of ${budget.toFixed(digits)}`,
  );
  if (value > budget) failures.push(what);
}

/** Milliseconds to the first paint in an empty browser. */
async function paintOf(browser: Browser, url: string): Promise<number> {
  const phone = await slowPhone(browser);
  const painted = firstPaint(phone);
  await phone.page.goto(url);
  await painted;
  const time = await phone.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await phone.close();
  return time;
}

/** The two pages in turn, so that a machine that slows down slows both; the middle of how much later the one is. */
async function comparePaints(browser: Browser, origin: string): Promise<void> {
  const [landing, catalogue]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit += 1) {
    landing.push(await paintOf(browser, `${origin}/`));
    catalogue.push(await paintOf(browser, `${origin}/carreras`));
  }
  console.log(`first paint of the landing page, ms ${median(landing).toFixed(0).padStart(25)}`);
  console.log(`first paint of the catalogue, ms ${median(catalogue).toFixed(0).padStart(29)}`);
  const later = catalogue.map((time, visit) => time / (landing[visit] ?? Number.NaN));
  check('the catalogue’s over the landing page’s', median(later), budgets.later, 3);
}

async function typeSearches(browser: Browser, url: string): Promise<void> {
  const phone = await slowPhone(browser);
  const { page } = phone;
  await page.goto(url);
  await quiet(phone);
  const sent = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sent.set(pathname, size);
  });
  const touched = Date.now();
  await page.locator('#careers-search').tap();
  await page.locator('#careers-search').fill('cirujana');
  await page.locator('[data-hits] .career-by').first().waitFor();
  console.log(
    `from the first touch to the first hit, ms ${String(Date.now() - touched).padStart(19)}`,
  );
  await quiet(phone);
  // Whole sheets come with whatever wakes a page (docs/decisions/137), and are no part of the search.
  let bytes = 0;
  for (const [path, size] of sent) {
    console.log(`  ${path.padEnd(50)} ${String(await size).padStart(9)}`);
    bytes += path.endsWith('.css') ? 0 : await size;
  }
  check('sent at the first touch, bytes', bytes, budgets.sent, 0);

  // Three times over, and of each key the middle one: what the machine does besides stalls a key once, a dear key every time.
  const runs: number[][] = [];
  while (runs.length < 3) runs.push(await typeAll(page));
  const keys = (runs[0] ?? []).map((_, key) => median(runs.map((run) => run[key] ?? Number.NaN)));
  const sorted = keys.toSorted((a, b) => a - b);
  check(`${keys.length} keys, the middle one, ms`, median(keys), budgets.key);
  const most = sorted[Math.floor(keys.length * 0.95)] ?? Number.NaN;
  check('nineteen of twenty keys take up to, ms', most, budgets.key);
  console.log(`the slowest key, ms ${(sorted.at(-1) ?? NaN).toFixed(1).padStart(42)}`);
  await phone.close();
}

/** Milliseconds of each key of our hundred searches: the search, its list and the layout. */
function typeAll(page: Page): Promise<number[]> {
  return page.evaluate(
    (terms) => {
      const input = document.querySelector<HTMLInputElement>('#careers-search');
      if (!input) throw new Error('no field');
      return terms.flatMap((term) =>
        Array.from(term, (_, at) => {
          const begun = performance.now();
          input.value = term.slice(0, at + 1);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          // Reading a height makes the browser lay out what was changed.
          return [input.offsetHeight, performance.now() - begun][1] ?? Number.NaN;
        }),
      );
    },
    ownSearches.map(({ term }) => term),
  );
}

const server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
const browser = await chromium.launch(chromiumOptions());
try {
  await comparePaints(browser, server.url);
  await typeSearches(browser, `${server.url}/carreras`);
} finally {
  await browser.close();
  await server.remove();
}
for (const failure of failures) console.error(`OVER BUDGET  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
