import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../processor/slow-network.ts';

/** Milliseconds after the visit began: the largest paint, and the first click that had its effect. */
export type Times = { lcp: number; menu: number; question: number };

/** A page on a phone with a four times slower processor and slow 4G, in a browser that was never here. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  return page;
}

/** The largest paint of a visit that touches nothing. */
export async function paintSeen(browser: Browser, url: string): Promise<number> {
  const page = await slowPhone(browser);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await page.context().close();
  }
}

/** A visit to the landing page that clicks as early as there is something to click on. */
export async function firstClicks(browser: Browser, url: string): Promise<Omit<Times, 'lcp'>> {
  const page = await slowPhone(browser);
  try {
    await page.addInitScript(clickAsSoonAsPainted);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() =>
      ['menu', 'question'].every((name) => performance.getEntriesByName(name).length > 0),
    );
    return await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return { menu: at('menu'), question: at('question') };
    });
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: tries at every frame, from the first paint on, until a click has its effect. */
function clickAsSoonAsPainted(): void {
  const targets: Record<string, () => boolean> = { menu: opensMenu, question: opensQuestion };
  const left = new Map(Object.entries(targets));
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
