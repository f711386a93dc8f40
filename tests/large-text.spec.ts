/** Text of double size on the narrowest phones: every page still reads down, and no word falls apart. */
import { expect, type Page } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { rejectCookies, test } from './site-fixture.ts';
import { shownRoutes } from './shown-routes.ts';

/**
 * One page of each kind, each at the narrower width by one way and at the wider by the other; with LARGE_TEXT=all every
 * page at both widths by both.
 */
const isAll = process.env.LARGE_TEXT === 'all';
const kindOf = (page: string) => page.replace(/^blog-.*/, 'article');
const pages = isAll
  ? shownRoutes
  : [...new Map(shownRoutes.map((route) => [kindOf(route.page), route])).values()];
const reach = isAll ? 'no page' : 'no page of any kind (one stands for each)';

/** By the page's own size of text, and by a size that is set in the browser (CSS pixels; 16 is the usual). */
const ways = [
  { way: 'browser', width: 320 },
  { way: 'html', width: 360 },
  ...(isAll
    ? ([
        { way: 'html', width: 320 },
        { way: 'browser', width: 360 },
      ] as const)
    : []),
] as const;
const doubled = { html: '200%', browser: 32 };

for (const { way, width } of ways) {
  for (const locale of locales) {
    test(`${locale}: with text doubled by the ${way} ${reach} scrolls sideways, clips or breaks words at ${width} px`, async ({
      browser,
      site,
    }) => {
      test.slow();
      const context = await browser.newContext({
        viewport: { width, height: 640 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await enlarge(page, way);
      await page.goto(site.url);
      await rejectCookies(page);
      expect(pages.length).toBeGreaterThan(isAll ? 30 : 24);
      const faults: string[] = [];
      for (const route of pages) {
        await page.goto(site.url + route[locale]);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const found = await page.evaluate(faultsOfText, way === 'html' ? doubled.html : '');
        faults.push(...found.map((fault) => `${route[locale]}: ${fault}`));
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

test('with text doubled on 320 px a browser that has a result shows it, and careers beside it, whole', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await enlarge(page, 'browser');
  await leaveOnDevice(page, site, guestAttempt('es'));
  await page.goto(site.url);
  await rejectCookies(page);
  const faults: string[] = [];
  for (const path of ['/results', '/carreras/enfermeria', '/carreras', '/profile', '/']) {
    await page.goto(site.url + path);
    if (path === '/results') await page.locator('#careers').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const found = await page.evaluate(faultsOfText, '');
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await context.close();
});

async function enlarge(page: Page, way: 'html' | 'browser'): Promise<void> {
  if (way === 'html') return;
  const client = await page.context().newCDPSession(page);
  const fontSizes = { standard: doubled.browser, fixed: doubled.browser };
  await client.send('Page.enable');
  await client.send('Page.setFontSizes', { fontSizes });
}

/** Runs in the page: what lies beyond the right edge or is cut off, and words of which a line has but a letter or two. */
function faultsOfText(rootSize: string): string[] {
  const root = document.documentElement;
  if (rootSize) root.style.fontSize = rootSize;
  // What is laid out only when a visitor comes near is laid out now.
  const comeNear = new CSSStyleSheet();
  comeNear.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(comeNear);
  const faults = new Set<string>();
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
  if (root.scrollWidth > root.clientWidth) faults.add(`is ${root.scrollWidth} px wide`);

  /** Inside of something that is scrolled by itself, or that only screen readers hear. */
  const isApart = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      if (position === 'absolute' && (clipPath !== 'none' || at.clientWidth <= 1)) return true;
    }
    return false;
  };
  /** Whether what is seen of some text ends before it does. The word of the menu's three lines is for those who hear it. */
  const isCut = (element: Element, text: DOMRect) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (at.matches('.site-menu-button')) return false;
      if (/hidden|clip/.test(overflowX) && (text.right > box.right + 2 || text.left < box.left - 2))
        return true;
      if (/hidden|clip/.test(overflowY) && text.bottom > box.bottom + 4) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.trim()) continue;
    if (parent.closest('svg,select,option,noscript,a[href^=mailto]') || isApart(parent)) continue;
    range.selectNodeContents(node);
    if (isCut(parent, range.getBoundingClientRect())) faults.add(`cut off: ${nameOf(parent)}`);
    // Names of places in the net break where they must.
    for (const word of text.matchAll(/(?<![\p{L}@./-])\p{L}{5,}(?![@./-]?\p{L})/gu)) {
      const lines = new Map<number, number>();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const whole = range.getBoundingClientRect();
      if (whole.width > 0 && (whole.right > root.clientWidth + 1 || whole.left < -1))
        faults.add(`“${word[0]}” lies outside: ${nameOf(parent)}`);
      if (range.getClientRects().length < 2) continue;
      for (let at = word.index; at < word.index + word[0].length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
      }
      const broken = [...lines.values()].slice(0, -1);
      if (broken.some((letters) => letters < 2) || lines.size > Math.ceil(word[0].length / 4) + 1)
        faults.add(`“${word[0]}” falls into ${lines.size} lines: ${nameOf(parent)}`);
    }
  }
  return [...faults];
}
