/**
 * What every page costs, as a real browser receives it from our server (brotli, once it has made its twins), against its
 * budget. Public pages may run 3 kB of script before React and never ask the backend; waking React
 * and the first load of the app pages have budgets of their own. A test page is counted until its first question stands, the
 * page of results as it is found empty and with a visitor's whole result, of which the files are counted, too: a phone takes
 * six at a time, and each takes its time however small it is. Fails over any of them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import type { PageTraits } from '#app/page-traits.ts';
import { guestAttempt, leaveOnDevice } from '#tests/device.ts';
import { startServer } from '#tests/serve.ts';
import { shownRoutes } from '#tests/shown-routes.ts';
import { twinsKept } from './processor/twins-kept.ts';

const kilobyte = 1000;
const budgets = {
  publicScript: 3 * kilobyte,
  /** With what supposes a country before React (decisions 207, 209, 219). */
  supposingScript: 5.15 * kilobyte,
  publicTotal: 100 * kilobyte,
  landingTotal: 81 * kilobyte,
  catalogueTotal: 120 * kilobyte,
  /** What a career pays in the money of every country is in it, too (decisions 217, 221), and a scene (226). */
  careerTotal: 76.1 * kilobyte,
  /** As it is and a hundred bytes: the page of the three tests is one more that every visit can reach (decision 134); boot brings sheets (137), looks for a guest's guess (158), and names more parts (237). */
  wake: 76.8 * kilobyte,
  calculator: 32.5 * kilobyte,
  /** A career with its sheet and map, for a visitor who has read on the landing page (decision 200). */
  furtherCareer: 14 * kilobyte,
  /** A hundred bytes more than before: names of parts that are loaded on demand (decision 221), and drawings of what a profile keeps (237). */
  appScript: 116.4 * kilobyte,
  testScript: 110.2 * kilobyte,
  wholeResult: 200.5 * kilobyte,
};
/** Scripts of a visitor's whole result, from the address to the last card. */
const resultFiles = 40;

type Cost = {
  html: number;
  files: number;
  script: number;
  font: number;
  other: number;
  backend: string[];
};
const failures: string[] = [];

/** Loads an address in an empty browser and adds up what came over the wire. */
async function measure(
  browser: Browser,
  url: string,
  {
    before,
    act,
    without,
  }: {
    /** What is not counted. */
    before?: (page: Page) => Promise<void>;
    act?: (page: Page) => Promise<void>;
    /** Scripts that are not counted, by their paths. */
    without?: RegExp;
  } = {},
) {
  // Of a country of ours, whose money a page may tell.
  const context = await browser.newContext({ timezoneId: 'America/Mexico_City' });
  const page = await context.newPage();
  await before?.(page);
  await page.waitForLoadState('networkidle');
  const cost: Cost = { html: 0, files: 0, script: 0, font: 0, other: 0, backend: [] };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(auth\/v1|rest\/v1|config\.json)/.test(pathname)) cost.backend.push(pathname);
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        // Of its own store.
        if (responseBodySize <= 0) return;
        // A file is fetched before it is imported.
        const type = pathname.endsWith('.js') ? 'script' : request.resourceType();
        if (type === 'document') cost.html += responseBodySize;
        else if (type === 'script' && !without?.test(pathname)) {
          cost.files += 1;
          cost.script += responseBodySize;
        } else if (type === 'font') cost.font += responseBodySize;
        else cost.other += responseBodySize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  await context.close();
  return cost;
}

async function toFirstQuestion(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click();
  await page.locator('fieldset[data-item]').first().waitFor();
}

async function wake(page: Page): Promise<void> {
  await page.locator('[data-wake]:visible').first().hover();
  await page.waitForTimeout(1_000);
}

/** What tells sums in a family's money before React. */
const supposing = new Set(['pathway', 'admission', 'career', 'degree', 'vocational-title']);

function scriptBudget({ kind, takes }: PageTraits, page: string): number {
  if (supposing.has(page)) return budgets.supposingScript;
  if (kind === 'public') return budgets.publicScript;
  return takes ? budgets.testScript : budgets.appScript;
}

function totalBudget(page: string): number {
  if (page === 'careers') return budgets.catalogueTotal;
  if (page === 'career') return budgets.careerTotal;
  return page === 'landing' ? budgets.landingTotal : budgets.publicTotal;
}

function total(cost: Cost): number {
  return cost.html + cost.script + cost.font + cost.other;
}

function check(what: string, bytes: number, budget: number): string {
  if (bytes > budget) failures.push(`${what}: ${bytes} bytes, budget ${budget}`);
  return `${(bytes / kilobyte).toFixed(1).padStart(6)} of ${String(budget / kilobyte).padEnd(4)}`;
}

function line(path: string, ...cells: string[]): void {
  console.log(`${path.padEnd(42)} ${cells.join('  ')}`);
}

const folder = await mkdtemp(join(tmpdir(), 'faro-twins-'));
const server = await startServer({ RATE_LIMITS: 'all=1000000/60', PAGE_TWINS: folder });
const browser = await chromium.launch(chromiumOptions());
try {
  await twinsKept(folder);
  line('page (kB, brotli)', 'script           ', 'all              ', 'html  font');
  // Pages with live data are excepted: they fetch once they stand.
  const measured = shownRoutes.filter(({ live }) => !live);
  for (const route of measured.filter((r) => !process.argv[2] || r.page === process.argv[2])) {
    for (const path of [route.es, route.en]) {
      const act = route.takes && toFirstQuestion;
      const cost = await measure(browser, server.url + path, act && { act });
      const isPublic = route.kind === 'public';
      line(
        path,
        check(`${path} script`, cost.script, scriptBudget(route, route.page)),
        isPublic
          ? check(`${path} in all`, total(cost), totalBudget(route.page))
          : `${(total(cost) / kilobyte).toFixed(1).padStart(6)}        `,
        `${(cost.html / kilobyte).toFixed(1)}  ${(cost.font / kilobyte).toFixed(1)}`,
      );
      if (isPublic && cost.backend.length > 0) {
        failures.push(`${path} asked the backend: ${cost.backend.join(', ')}`);
      }
    }
  }
  const result = await measure(browser, `${server.url}/results`, {
    before: (page) => leaveOnDevice(page, server, guestAttempt('es')),
    act: (page) => page.locator('#careers').waitFor(),
  });
  line(
    '/results with a whole result',
    check('whole result', result.script, budgets.wholeResult),
    `in ${result.files} files of ${resultFiles}`,
  );
  if (result.files > resultFiles) failures.push(`whole result: ${result.files} files`);
  const further = await measure(browser, `${server.url}/carreras/enfermeria`, {
    async before(page) {
      const common = [/\/assets\/pages-es-/, /\/assets\/sight-/].map((file) =>
        page.waitForResponse(file),
      );
      await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 600);
      for (const response of await Promise.all(common)) await response.finished();
    },
  });
  line(
    '/carreras/enfermeria after /',
    check('a career after the landing page', total(further), budgets.furtherCareer),
  );
  const woken = await measure(browser, `${server.url}/`, {
    act: wake,
  });
  line('/ with React awake', check('React awake on /', woken.script, budgets.wake));
  // Waking their page brings React and the calculators with their first answer; what is opened later and figures of a region are no
  // part of it.
  const opened = await measure(browser, `${server.url}/me-llega-y-cuanto-cuesta`, {
    async act(page) {
      await wake(page);
      await page.locator('.calculator[data-live] .sum-scale').waitFor();
    },
    // What wakes any page.
    without:
      /\/(boot|first-sight|sight|react|client|site|rolldown-runtime|calculator-island)-[^/]*\.js$/,
  });
  line('calculators', check('calculators', opened.script, budgets.calculator));
} finally {
  await browser.close();
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`OVER BUDGET  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
