import type { Page } from '@playwright/test';
import type { Head } from './heads.ts';

/** Longer than anything takes that is on its way (ms). */
export const patience = 20_000;

/** What stands how far below the upper edge of the window (px): how far a page is scrolled, whatever has grown above. */
export type Mark = { selector: string; top: number; within?: number };
export const topOfPage: Mark = { selector: 'html', top: 0 };

export type Wanted = Head & {
  address: string;
  ending?: string | undefined;
  mark: Mark | undefined;
};

/** Until a page stands as wanted; what is different where it never does. */
export async function waitUntilStanding(page: Page, wanted: Wanted): Promise<string[]> {
  return page.waitForFunction(isStanding, wanted, { timeout: patience }).then(
    () => [],
    async () => [await difference(page, wanted)],
  );
}

/** Until a page has had the same height and scroll for eight frames. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [seen, same] = ['', 0];
        const look = () => {
          const now = `${document.documentElement.scrollHeight} ${scrollY}`;
          same = now === seen ? same + 1 : 0;
          seen = now;
          if (same === 8) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

function isStanding({ title, canonical, lang, address, ending, mark }: Wanted): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const marked =
    mark && [...document.querySelectorAll(mark.selector)].findLast((one) => one.checkVisibility());
  const off = mark ? Math.abs((marked?.getBoundingClientRect().top ?? Infinity) - mark.top) : 0;
  return (
    location.pathname === address &&
    (ending ?? location.search + location.hash) === location.search + location.hash &&
    document.title === title &&
    (link?.href ?? '') === canonical &&
    document.documentElement.lang === lang &&
    document.querySelector('h1')?.textContent !== '' &&
    document.querySelector('main .spinner-mark') === null &&
    off <= (mark?.within ?? 100)
  );
}

/** Whether React stands in the page. */
export function isAwake(): boolean {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
}

async function difference(page: Page, wanted: Wanted): Promise<string> {
  const stands = await page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    lang: document.documentElement.lang,
    h1: document.querySelector('h1')?.textContent ?? '',
    y: Math.round(scrollY),
    height: document.documentElement.scrollHeight,
    isWaiting: document.querySelector('main .spinner-mark') !== null,
  }));
  return `stands ${JSON.stringify(stands)}, wanted ${JSON.stringify(wanted)}`;
}
