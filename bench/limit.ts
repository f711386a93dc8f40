/**
 * How near the landing page comes to the limit of what HTML can do: against its own twin with every script taken out,
 * and against a second one that is left with its first screen, in the browser's own fonts; in turns, on a slow phone (4×
 * slower processor, slow 4G), medians of 5. Then the registration modal: clicked as early as it can be seen, when it is
 * open and when it can be typed into. Exits 1 over a limit.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { startServer } from '#tests/serve.ts';
import { median } from './median.ts';
import { slownessNow } from './processor/quiet-machine.ts';
import { serveMirror, withFirstScreenOnly, withoutFonts, withoutScripts } from './mirror-server.ts';

const [, runsGiven = '5'] = /^--runs=(\d+)$/.exec(process.argv[2] ?? '') ?? [];
const runs = Number(runsGiven);
const slowness = slownessNow();
const limits = {
  lcp: 1.15,
  firstScreen: 1.35,
  click: 1.15,
  modalOpen: Math.round(1300 * slowness),
  modalUsable: Math.round(3500 * slowness),
};

/** Slow 4G as Lighthouse throttles a real browser: bits to bytes, and the latency of a request. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

type Times = { lcp: number; menu: number; question: number };

const server = await startServer({ RATE_LIMITS: 'all=100000/60' });
// Both sides pass through the same small server, so that only the scripts differ.
const withScripts = await serveMirror(server.url, (html) => html);
const without = await serveMirror(server.url, withoutScripts);
const firstScreen = await serveMirror(server.url, (html) =>
  withFirstScreenOnly(withoutScripts(withoutFonts(html))),
);
const browser = await chromium.launch(chromiumOptions());
const failures: string[] = [];
const early = { followedLink: 0 };
try {
  const seen: Record<'page' | 'twin', Times[]> = { page: [], twin: [] };
  const firstScreens: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    seen.page.push(await measurePage(browser, withScripts.url));
    seen.twin.push(await measurePage(browser, without.url));
    firstScreens.push(await measureFirstScreen(browser, firstScreen.url));
    console.log(`run ${run + 1} of ${runs}`);
  }
  console.log(`\n${''.padEnd(26)}page      twin      ratio`);
  compare('LCP', 'lcp', limits.lcp);
  compareTimes(
    'LCP, first screen alone',
    median(seen.page.map(({ lcp }) => lcp)),
    median(firstScreens),
    limits.firstScreen,
  );
  compare('first click on the menu', 'menu', limits.click);
  compare('first click on a question', 'question', limits.click);

  const modal: { open: number; usable: number }[] = [];
  while (modal.length < runs) modal.push(await measureModal(browser, withScripts.url));
  if (early.followedLink > 0) {
    failures.push(
      `${early.followedLink} of ${runs} early clicks on the modal's control followed its link`,
    );
  }
  report('modal open after load', median(modal.map(({ open }) => open)), limits.modalOpen);
  report('modal usable after load', median(modal.map(({ usable }) => usable)), limits.modalUsable);

  function compare(what: string, time: keyof Times, limit: number): void {
    const page = median(seen.page.map((times) => times[time]));
    const twin = median(seen.twin.map((times) => times[time]));
    compareTimes(what, page, twin, limit);
  }

  function compareTimes(what: string, page: number, twin: number, limit: number): void {
    const ratio = page / twin;
    const cells = [`${Math.round(page)} ms`, `${Math.round(twin)} ms`, ratio.toFixed(2)];
    console.log(what.padEnd(26) + cells.map((cell) => cell.padEnd(10)).join(''));
    if (!(ratio <= limit)) failures.push(`${what}: ${ratio.toFixed(2)} × its twin, limit ${limit}`);
  }
} finally {
  await browser.close();
  await withScripts.close();
  await without.close();
  await firstScreen.close();
  await server.remove();
}
for (const failure of failures) console.error(`OVER THE LIMIT  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

function report(what: string, milliseconds: number, limit: number): void {
  console.log(`${what.padEnd(26)}${Math.round(milliseconds)} ms, limit ${limit} ms`);
  if (!(milliseconds <= limit)) failures.push(`${what}: ${Math.round(milliseconds)} ms`);
}

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    // The styles of the second twin are not those whose hash the policy knows.
    bypassCSP: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', slow4G);
  return page;
}

async function measurePage(browser: Browser, url: string): Promise<Times> {
  const page = await slowPhone(browser);
  await page.addInitScript(clickAsSoonAsPainted);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    ['menu', 'question'].every((name) => performance.getEntriesByName(name).length > 0),
  );
  const clicked = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return { menu: at('menu'), question: at('question') };
  });
  const times = { lcp: await largestPaint(page), ...clicked };
  await page.context().close();
  return times;
}

async function measureFirstScreen(browser: Browser, url: string): Promise<number> {
  const page = await slowPhone(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const lcp = await largestPaint(page);
  await page.context().close();
  return lcp;
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Runs in the page: tries at every frame, from the first paint on, until a click has its effect. */
function clickAsSoonAsPainted(): void {
  const targets: Record<string, () => boolean> = { menu: opensMenu, question: opensQuestion };
  const left = new Map(Object.entries(targets));
  // A click ends the search for the largest paint: the page goes back to how it was.
  function opensMenu(): boolean {
    const menu = document.querySelector<HTMLElement>('.site-menu');
    document.querySelector<HTMLElement>('.site-menu-button')?.click();
    if (!menu?.matches(':popover-open')) return false;
    menu.hidePopover();
    return true;
  }
  function opensQuestion(): boolean {
    const question = document.querySelector<HTMLDetailsElement>('details[name="faq"]');
    question?.querySelector('summary')?.click();
    if (!question?.open) return false;
    question.open = false;
    return true;
  }
  function attempt(): void {
    const hasPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    for (const [name, opens] of hasPainted ? left : []) {
      if (!opens()) continue;
      performance.mark(name);
      left.delete(name);
    }
    if (left.size > 0) requestAnimationFrame(attempt);
  }
  requestAnimationFrame(attempt);
}

/**
 * Clicks as early as the control can be seen. One that leads to the page of registration instead counts as a miss, and
 * the times are taken from a second visit that waits for `boot.ts`.
 */
async function measureModal(browser: Browser, url: string) {
  const first = await openModal(browser, url, 'early');
  if (first.kind === 'open') return first;
  early.followedLink += 1;
  const second = await openModal(browser, url, 'after boot');
  if (second.kind === 'open') return second;
  throw new Error(`the control led to ${second.url} instead of opening the modal`);
}

async function openModal(browser: Browser, url: string, when: 'early' | 'after boot') {
  const page = await slowPhone(browser);
  try {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const dialog = document.querySelector('#register-dialog');
        if (dialog instanceof HTMLDialogElement && dialog.open) performance.mark('open');
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
    });
    await page.goto(url, { waitUntil: 'commit' });
    if (when === 'after boot') await page.locator('html[data-session]').waitFor();
    await page.locator('[data-dialog="register"]:visible').first().click({ timeout: 20_000 });
    const field = page.locator('#register-dialog input:visible').first();
    const left = page.waitForURL(/\/register$/, { timeout: 20_000 }).then(() => 'left' as const);
    const shown = field.waitFor({ state: 'visible', timeout: 20_000 }).then(() => 'shown' as const);
    const outcome = await Promise.any([left, shown]);
    // The one that did not come would reject after its time, when nothing waits any more.
    left.catch(() => {});
    shown.catch(() => {});
    if (outcome === 'left') return { kind: 'left' as const, url: page.url() };
    await field.pressSequentially('Ana');
    const usableAt = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    if ((await field.inputValue()) !== 'Ana') failures.push('the modal lost what was typed');
    const [loaded, open] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const end = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
      return [end, performance.getEntriesByName('open')[0]?.startTime ?? Number.NaN];
    });
    return { kind: 'open' as const, open: open - loaded, usable: usableAt - loaded };
  } finally {
    await page.context().close();
  }
}
