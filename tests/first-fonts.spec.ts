import { expect, type Page } from '@playwright/test';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { locales } from '#domain/locale.ts';
import { routes } from '#app/routes.ts';
import { inGate } from './drill.ts';
import { test } from './site-fixture.ts';

/**
 * What a page opens before ours have arrived: a slow phone pays for each family, size and weight of its first layout.
 * Read from the page as the build wrote it, before any script has run.
 */
async function fontsOfTheFile(page: Page, url: string): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(url);
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest('footer, script, title')) continue;
      if (!texts.currentNode.nodeValue?.trim()) continue;
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      found.add(`${fontFamily.split(',')[0]} ${fontSize} ${fontWeight}`);
    }
    return [...found];
  });
}

for (const locale of locales) {
  for (const id of instrumentIds) {
    test(
      `the first page of a test opens three fonts: ${instruments[id].storedId}, ${locale}`,
      inGate(locale === 'es' && id === instrumentIds[0]),
      async ({ page, site }) => {
        const route = routes.find((each) => 'takes' in each && each.takes === id);
        expect(await fontsOfTheFile(page, `${site.url}${route?.[locale]}`)).toHaveLength(3);
      },
    );
  }

  test(`a result that is being looked for opens two fonts (${locale})`, async ({ page, site }) => {
    const route = routes.find((each) => each.page === 'results');
    expect(await fontsOfTheFile(page, `${site.url}${route?.[locale]}`)).toHaveLength(2);
  });
}
