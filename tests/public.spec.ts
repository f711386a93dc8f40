import { expect, type Page } from '@playwright/test';
import { isTechnicalKey } from '#app/data/device/storage-consent.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { violations } from './axe.ts';
import { inGate } from './drill.ts';
import { shownRoutes } from './shown-routes.ts';
import { keptIn, rejectCookies, test, watchTrouble } from './site-fixture.ts';

test.describe.configure({ mode: 'parallel' });

const publicPages = shownRoutes
  .filter(({ kind }) => kind === 'public')
  .flatMap((route) => locales.map((locale) => ({ page: route.page, locale, path: route[locale] })));

for (const { path } of publicPages) {
  test(
    `${path} keeps nothing unasked, has no axe violation in both schemes and widths, fits into 320 px and runs without trouble`,
    inGate(path === '/en/careers'),
    async ({ page, site }) => {
      const trouble = await watchTrouble(page, site.url);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(site.url + path);
      await expect(page.locator('#cookie-banner')).toBeVisible();
      expect(await violations(page, { within: '#cookie-banner' }), 'cookie banner').toEqual([]);
      await page.mouse.wheel(0, 2_000);
      // P12, P13: scrolling is no consent; `trouble` below has every other host that was asked.
      expect((await keptIn(page)).filter((name) => !isTechnicalKey(name))).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysPixels(page), 'cookie banner').toBe(0);
      await page.locator('[data-cookies="configure"]').click();
      expect(await sidewaysPixels(page), 'cookie choices').toBe(0);
      await rejectCookies(page);
      expect(await sidewaysPixels(page)).toBe(0);
      // Colours go by the scheme and sizes by the width: each of both is looked at once.
      for (const [width, colorScheme] of [
        [360, 'light'],
        [1440, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${width} ${colorScheme}`).toEqual([]);
      }
      expect(trouble).toEqual([]);
    },
  );
}

/** By how much the page, or a table of words in it, is wider than what is seen of it. */
function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wordTables = document.querySelectorAll('.table-scroll:has(> .is-of-words)');
    const hidden = [document.documentElement, ...wordTables].map(
      (part) => part.scrollWidth - part.clientWidth,
    );
    return Math.max(...hidden);
  });
}

// Common words of one language that are not words of the other.
const foreignWords: Record<Locale, RegExp> = {
  es: /\b(the|and|your|with|you|this|that|from|have|will|they|what|when|not|are)\b/gi,
  en: /(?<!\p{L})(el|los|las|una|para|que|del|más|pero|también|cuando|tu|tus|qué|está|este|esta)(?!\p{L})/giu,
};

/** What is quoted is a name, as a Spanish table calls a field of study; so are El Salvador, Las Palmas, Boadilla del Monte. */
const names = /“[^”]*”|\b(El|La|Las|Los) (?=\p{Lu})|(?<=\p{Lu}\p{L}+ )del (?=\p{Lu})/gu;

test(
  'a public page runs on one script, so that its first paint waits for no second',
  inGate(),
  async ({ page, site }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    for (const path of ['/', '/en/legal', '/blog/guia-estudiar-espana']) {
      scripts.length = 0;
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      expect(scripts, path).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
    }
  },
);

test('no page has words of the other language but those marked as such', async ({ page, site }) => {
  const found: string[] = [];
  for (const route of shownRoutes) {
    for (const locale of locales) {
      const html = await (await fetch(site.url + route[locale])).text();
      const text = await page.evaluate(wordsOf, { html, locale });
      const foreign = text.filter((words) => words.replace(names, '').match(foreignWords[locale]));
      for (const words of foreign) found.push(`${route[locale]}: ${words}`);
    }
  }
  // Two placeholders for names and addresses, which are never translated.
  const placeholders = /^(Calle de Ejemplo|Nombre y apellidos de la persona titular)/;
  expect(found.filter((line) => !placeholders.test(line.replace(/^\S+ /, '')))).toEqual([]);
});

/** Runs in the page: every text, title and label whose nearest `lang` is the document's own. */
function wordsOf({ html, locale }: { html: string; locale: string }): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const words: string[] = [parsed.title];
  for (const element of parsed.querySelectorAll('body, body *, meta[data-head]')) {
    if (element.matches('script, style')) continue;
    if (element.closest('[lang]')?.getAttribute('lang') !== locale) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      words.push(element.getAttribute(name) ?? '');
    }
    if (element.matches('[name="description"], [property^="og:"]')) {
      const content = element.getAttribute('content') ?? '';
      if (!content.includes('://')) words.push(content);
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    }
  }
  return words.map((text) => text.trim()).filter(Boolean);
}
