import { expect, type BrowserContext, type Locator } from '@playwright/test';
import type { Heads } from './heads.ts';
import {
  isAwake,
  patience,
  topOfPage,
  waitUntilStanding,
  waitUntilStill,
  type Mark,
} from './standing.ts';
import type { Stop, Walker } from './stops.ts';
import type { Language } from '#tests/people.ts';

/** A page that is walked, and what was not as it should be on the way. */
export type WalkedPage = Awaited<ReturnType<typeof openPage>>;

/** `misses`: on the way is an address where nothing is; the server and the page say so. */
export async function openPage(
  context: BrowserContext,
  headOf: Heads,
  { who, locale, misses }: { who: Walker; locale: Language; misses: boolean },
) {
  const page = await context.newPage();
  const faults: string[] = [];
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  page.on('pageerror', ({ message }) => faults.push(`script: ${message}`));
  page.on('console', (message) => {
    const isDue = misses && /404/.test(message.text());
    if (message.type() === 'error' && !isDue) faults.push(`console: ${message.text()}`);
  });
  return {
    page,
    faults,
    /**
     * Until the page stands as its document says of itself, at its address and read from where it is to be; `ending`:
     * what its address has behind the path, where that matters.
     */
    async expectAt(stop: Stop, mark: Mark | undefined, what: string, ending?: string) {
      const address = stop.at[locale];
      const wanted = { ...(await headOf(address)), address, ending, mark };
      const different = await waitUntilStanding(page, wanted);
      faults.push(...different.map((difference) => `${what}: ${difference}`));
    },
    /** Until React stands in a page that wakes by itself. */
    async wakes(stop: Stop) {
      const isDue = who === 'person' || stop.kind === 'own' || stop.kind === 'live';
      if (isDue) await page.waitForFunction(isAwake, undefined, { timeout: patience });
    },
    /** Notes, in the moment of the press, where the link is, for coming back, and whether React stands in the page. */
    async press(link: Locator) {
      await page.evaluate(noteNextPress);
      loads = 0;
      await link.click();
    },
    async pressed(): Promise<Press> {
      return JSON.parse((await page.evaluate(() => sessionStorage.getItem('pressed'))) ?? '');
    },
    /** Goes back or forward, or loads anew; documents are counted from here. */
    async move(how: 'goBack' | 'goForward' | 'reload') {
      loads = 0;
      await page[how]();
    },
    expectLoads(least: number, most: number, what: string) {
      if (loads < least || loads > most) faults.push(`${what}: ${loads} documents`);
    },
  };
}

type Press = { top: number; wasAwake: boolean };

/** Runs in the page; what it notes is there after another document has been loaded, too. */
function noteNextPress(): void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const main = document.querySelector('main') ?? {};
    const wasAwake = Object.keys(main).some((key) => key.startsWith('__reactProps'));
    const top = link?.getBoundingClientRect().top ?? Number.NaN;
    sessionStorage.setItem('pressed', JSON.stringify({ top, wasAwake }));
  };
  addEventListener('click', note, { capture: true, once: true });
}

/** Walks, and says what was wrong on the way: also what could not be done at all. */
export async function walkWith(
  walked: WalkedPage,
  steps: (walked: WalkedPage) => Promise<void>,
): Promise<string[]> {
  const { page, faults } = walked;
  await steps(walked).catch((error: unknown) => {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  });
  await page.close();
  return faults;
}

/**
 * To another page by a link that every page has, in its menu or at its foot: the one at the foot where the page is to be
 * left from further down (`from`), which costs a browser the layout of all of it.
 */
export async function follow(
  walked: WalkedPage,
  stop: Stop,
  locale: Language,
  from: 'top' | 'end' = 'end',
): Promise<Mark> {
  const selector = `:is(header, footer) a[href="${stop.at[locale]}"]`;
  const links = walked.page.locator(`${selector}:visible`);
  if (from === 'end') {
    // What comes into view on the way there may still grow, and a press in that moment lands beside the link.
    // A page that wakes meanwhile has the link anew.
    await expect(() => links.last().scrollIntoViewIfNeeded()).toPass();
    await waitUntilStill(walked.page);
  }
  await walked.press(from === 'top' ? links.first() : links.last());
  const what = `link to ${stop.name}`;
  await walked.expectAt(stop, topOfPage, what);
  const { top, wasAwake } = await walked.pressed();
  const isDocument = stop.kind === 'document';
  // The pointer on its way wakes some pages: one that slept just before may move within its document.
  walked.expectLoads(isDocument ? 1 : 0, isDocument || !wasAwake ? 1 : 0, what);
  // After leaving the document, Back leads to a new one, which may sleep.
  return { selector, top, within: wasAwake && !isDocument ? 100 : asleep };
}

/**
 * A page that slept is scrolled by the browser alone: by pixels, where what lies above is only estimated until it is come
 * near (px). Browsers that keep pages as they were left need no estimate; a driven one keeps none.
 */
export const asleep = 600;
