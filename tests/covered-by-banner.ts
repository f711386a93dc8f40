import type { Page } from '@playwright/test';

/** What one presses, answers or is asked that lies under the cookie banner, as far as it is in the window. */
export function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const banner = document.getElementById('cookie-banner')?.getBoundingClientRect();
    if (!banner?.height) return [];
    const controls = '#root :is(a, button, input, label, legend, select, summary, textarea)';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => {
        const { top, bottom, width, height } = control.getBoundingClientRect();
        const isShown = width > 0 && height > 0 && control.checkVisibility();
        return isShown && top < Math.min(banner.bottom, innerHeight) && bottom > banner.top + 0.5;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}
