import type { Browser } from '@playwright/test';
import { slowPhone } from './slow-visit.ts';

/** Of the registration's modal (ms after the page has loaded): when it is open, and when it can be typed into. */
export type ModalTimes = {
  open: number;
  usable: number;
  /** Whether a click as early as can be led to the page of registration instead. */
  followedLink: boolean;
  /** Whether what was typed early is still there when all is loaded. */
  isKept: boolean;
};

/**
 * Clicks as early as the control can be seen. One that leads to the page of registration instead counts as a miss, and
 * the times are taken from a second visit that waits for `boot.ts`.
 */
export async function earlyModal(browser: Browser, url: string): Promise<ModalTimes> {
  const first = await openModal(browser, url, 'early');
  if (first.kind === 'open') return { ...first, followedLink: false };
  const second = await openModal(browser, url, 'after boot');
  if (second.kind === 'open') return { ...second, followedLink: true };
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
    const isKept = (await field.inputValue()) === 'Ana';
    const [loaded, open] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const end = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
      return [end, performance.getEntriesByName('open')[0]?.startTime ?? Number.NaN];
    });
    return { kind: 'open' as const, open: open - loaded, usable: usableAt - loaded, isKept };
  } finally {
    await page.context().close();
  }
}
