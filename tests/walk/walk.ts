import type { BrowserContext, Page } from '@playwright/test';
import type { RunningServer } from '#tests/serve.ts';
import { stopNamed, type Route, type Stop } from './stops.ts';

/** What a document says of itself where it was built: read from its bytes, before any script. */
export type Head = { title: string; canonical: string; lang: string };

export type Heads = (address: string) => Promise<Head>;

/** The heads of documents as the server sends them, each asked for once. */
export function builtHeads({ url }: RunningServer): Heads {
  const known = new Map<string, Promise<Head>>();
  const read = async (address: string): Promise<Head> => {
    const html = await (await fetch(url + address)).text();
    const part = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
    return {
      title: part(/<title>(.*?)<\/title>/),
      canonical: part(/<link rel="canonical" href="(.*?)"/),
      lang: part(/<html lang="(.*?)"/),
    };
  };
  return (address) => {
    const head = known.get(address) ?? read(address);
    known.set(address, head);
    return head;
  };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Longer than anything takes that is on its way (ms). */
const patience = 20_000;

/**
 * Walks one route, and says what was not as it should be; nothing, where all was. Judged from outside: head and language
 * against the bytes of the document, documents by counting what the browser asks for, scroll by its own number.
 */
export async function walk(
  context: BrowserContext,
  { url }: RunningServer,
  headOf: Heads,
  route: Route,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  page.on('pageerror', ({ message }) => faults.push(`script: ${message}`));
  page.on('console', (message) => {
    const text = message.text();
    // Where nothing is, the server and the page say so.
    const isDue = route.from === 'nothing' && /404/.test(text);
    if (message.type() === 'error' && !isDue) faults.push(`console: ${text}`);
  });
  const { locale, who } = route;
  const [from, by, to] = [route.from, route.by, route.to].map(stopNamed);
  if (!from || !by || !to) throw new RangeError('a route has three stops');

  /** Until the page stands as its document says of itself, at its address and read from where it is to be. */
  async function expectAt(stop: Stop, mark: Mark | undefined, what: string): Promise<void> {
    const address = stop.at[locale];
    const head = await headOf(address);
    const wanted = { ...head, address, mark };
    await page
      .waitForFunction(isStanding, wanted, { timeout: patience })
      .catch(async () => faults.push(`${what}: ${await difference(page, wanted)}`));
  }

  /** Returns where the link was that was followed: it is there again for whoever comes back. */
  async function follow(stop: Stop): Promise<Mark> {
    const href = stop.at[locale];
    const link = page.locator(`:is(header, footer) a[href="${href}"]:visible`).last();
    // Scrolled to, and still: what comes into sight on the way gets its height only then.
    await link.click({ trial: true });
    const top = await link.evaluate((one) => one.getBoundingClientRect().top);
    const wasAwake = await page.evaluate(isAwake);
    loads = 0;
    await link.click();
    await expectAt(stop, topOfPage, `link to ${stop.name}`);
    const isDocument = stop.kind === 'document';
    // The pointer on its way wakes some pages: one that slept just before may move within its document.
    const least = isDocument ? 1 : 0;
    const most = isDocument || !wasAwake ? 1 : 0;
    if (loads < least || loads > most) faults.push(`link to ${stop.name}: ${loads} documents`);
    return { selector: `:is(header, footer) a[href="${href}"]`, top };
  }

  /** Until React stands in a page that wakes by itself. */
  async function wakes(stop: Stop): Promise<void> {
    const isDue = who === 'person' || stop.kind === 'own' || stop.kind === 'live';
    if (isDue) await page.waitForFunction(isAwake, undefined, { timeout: patience });
  }

  try {
    await page.goto(url + from.at[locale]);
    await expectAt(from, topOfPage, `opened at ${from.name}`);
    await wakes(from);
    await follow(by);
    await wakes(by);
    const leftAt = await follow(to);
    await wakes(to);
    loads = 0;
    if (route.ending === 'reload') {
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => scrollY > 0);
      const top = await page.evaluate(
        () => document.querySelector('h1')?.getBoundingClientRect().top,
      );
      await page.reload();
      await expectAt(to, top === undefined ? undefined : { selector: 'h1', top }, 'reload');
    } else {
      await page.goBack();
      await expectAt(by, leftAt, 'Back');
      if (route.ending === 'Back twice') {
        await page.goBack();
        await expectAt(from, undefined, 'Back twice');
      }
      const most = route.ending === 'Back' ? 1 : 2;
      if (loads > most) faults.push(`${route.ending}: ${loads} documents`);
    }
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.close();
  return faults;
}

/** What stands how far below the upper edge of the window (px): how far a page is scrolled, whatever has grown above. */
type Mark = { selector: string; top: number };
const topOfPage: Mark = { selector: 'html', top: 0 };

type Wanted = Head & { address: string; mark: Mark | undefined };

function isStanding({ title, canonical, lang, address, mark }: Wanted): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const marked =
    mark && [...document.querySelectorAll(mark.selector)].findLast((one) => one.checkVisibility());
  const off = mark ? Math.abs((marked?.getBoundingClientRect().top ?? Infinity) - mark.top) : 0;
  return (
    location.pathname === address &&
    document.title === title &&
    (link?.href ?? '') === canonical &&
    document.documentElement.lang === lang &&
    document.querySelector('h1')?.textContent !== '' &&
    document.querySelector('main .spinner-mark') === null &&
    off <= 100
  );
}

function isAwake(): boolean {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
}

async function difference(page: Page, wanted: Wanted): Promise<string> {
  const stands = await page.evaluate(() => ({
    address: location.pathname,
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
