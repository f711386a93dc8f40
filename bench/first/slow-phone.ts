import type { Browser, CDPSession, Page } from '@playwright/test';
import { copy } from '#content/instruments/interests/words/es/report.ts';
import { slowDown } from '../processor/slow-network.ts';
import { watch, type Seen } from './watch.ts';

/** A cheap phone: its page, and the finger that reaches it as a real one does, through the browser. */
export type SlowPhone = { page: Page; finger: CDPSession; close(): Promise<void> };

/** 360 × 640, slow 4G, a processor four times slower; a browser that was never here. */
export async function slowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const finger = await context.newCDPSession(page);
  await finger.send('Page.enable');
  await finger.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await slowDown(finger);
  await page.addInitScript(watch, copy.scores.title);
  return { page, finger, close: () => context.close() };
}

/** Resolves at the first paint of the next document that has content. */
export function firstPaint({ finger }: SlowPhone): Promise<void> {
  return new Promise((painted) => {
    function listen({ name }: { name: string }): void {
      if (name !== 'firstContentfulPaint') return;
      finger.off('Page.lifecycleEvent', listen);
      painted();
    }
    finger.on('Page.lifecycleEvent', listen);
  });
}

/** Painted, and nothing more on its way. */
export async function quiet({ page }: SlowPhone): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
}

export type Point = { x: number; y: number };

export async function tapAt({ finger }: SlowPhone, point: Point): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Where the first one that can be seen is, in the window; brought there if it is outside or under something. */
export async function placeOf({ page }: SlowPhone, selector: string): Promise<Point> {
  const place = await page.evaluate((wanted) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const target = [...document.querySelectorAll(wanted)].find(isShown);
    const middle = () => {
      const box = target?.getBoundingClientRect() ?? new DOMRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const isThere = ({ x, y }: Point) => target?.contains(document.elementFromPoint(x, y)) === true;
    if (!isThere(middle())) target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isThere(middle()) ? middle() : undefined;
  }, selector);
  if (!place) throw new Error(`${selector} cannot be touched on ${page.url()}`);
  return place;
}

const places = new Map<string, Promise<Point | undefined>>();

/**
 * Where something stands in the first screen of a page, so that a finger can be there before it is painted; `undefined`
 * where one has to scroll to it. Looked up once.
 */
export function knownPlace(
  browser: Browser,
  url: string,
  selector: string,
): Promise<Point | undefined> {
  const key = `${url} ${selector}`;
  const place = places.get(key) ?? lookUp(browser, url, selector);
  places.set(key, place);
  return place;
}

async function lookUp(browser: Browser, url: string, selector: string) {
  const phone = await slowPhone(browser);
  await phone.page.goto(url);
  await quiet(phone);
  const place = await placeOf(phone, selector);
  const isScrolled = await phone.page.evaluate(() => scrollY > 0);
  await phone.close();
  return isScrolled ? undefined : place;
}

export async function tap(phone: SlowPhone, selector: string): Promise<void> {
  await tapAt(phone, await placeOf(phone, selector));
}

/** What this document has noted so far. */
export function seenIn({ page }: SlowPhone): Promise<Seen> {
  // Two frames on: entries of what was just painted come with the next ones.
  return page.evaluate(
    () =>
      new Promise<Seen>((resolve) =>
        setTimeout(
          () => requestAnimationFrame(() => resolve(Reflect.get(globalThis, 'seen'))),
          100,
        ),
      ),
  );
}
