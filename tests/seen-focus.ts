import { expect, type Page } from '@playwright/test';

/** What has the focus is something, lies in the window, and is marked unless only a script can put the focus there. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const fault = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'the focus is nowhere';
      const name = focused.outerHTML.slice(0, 120);
      if (focused instanceof HTMLElement && focused.tabIndex < 0) return undefined;
      const isMarked = [focused, focused.closest('label')].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      if (!isMarked) return `no mark on ${name}`;
      const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? undefined : `out of the window: ${name}`;
    });
  await expect.poll(fault).toBeUndefined();
}

/** Everything in `main` that can be used is reached by Tab alone, from the first to the last, and is seen when it is. */
export async function expectReachedByTab(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(() => {
      const usable = 'a[href],button,input:not([type=hidden]),select,textarea,summary';
      const all = [...document.querySelectorAll<HTMLElement>(`main :is(${usable})`)];
      const named = (element: HTMLElement) => element.outerHTML.slice(0, 100);
      return all
        .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
        .filter((element) => !('reached' in element.dataset || element.matches(':disabled')))
        .map(named);
    });
  // What the page asks for may still be coming.
  await expect.poll(async () => (await left()).length).toBeGreaterThan(0);
  const wanted = (await left()).length;
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  });
  for (let step = 0; step < wanted + 20 && (await left()).length > 0; step += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return;
      // The arrows go on within a group of radio buttons.
      const group = focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name;
      const reached = group
        ? document.querySelectorAll<HTMLElement>(`input[type=radio][name="${group}"]`)
        : [focused];
      for (const each of reached) each.dataset.reached = '';
    });
  }
  expect(await left()).toEqual([]);
}
