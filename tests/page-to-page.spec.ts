import { expect } from '@playwright/test';
import { copy as legal } from '#content/sentences/legal/es/legal.ts';
import { inGate } from './drill.ts';
import { words } from './people.ts';
import { rejectCookies, test } from './site-fixture.ts';

const { site: copy, results } = words.es;

test(
  'a new page begins at its top, Back leads to where the visitor was reading',
  inGate(),
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(`${site.url}/results`);
    await rejectCookies(page);
    const nothingYet = page.getByRole('heading', { level: 2, name: results.page.emptyTitle });
    await page.locator('footer').getByRole('link', { name: copy.footer.legal }).click();
    await expect(page).toHaveURL(`${site.url}/legal`);
    await expect(page.getByRole('heading', { level: 1, name: legal.title })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.goBack();
    await expect(nothingYet).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: legal.title })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  },
);

test(
  'the page stands until the next one has come, and of two wishes the later counts',
  inGate(),
  async ({ page, site }) => {
    await page.goto(`${site.url}/login`);
    await rejectCookies(page);
    // React is awake: before that a link loads a document.
    await page.locator('.field-toggle:enabled').first().waitFor();
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/assets\/legal-/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.locator('footer').getByRole('link', { name: copy.footer.legal }).click();
    await expect(page.locator('main[aria-busy=true]')).toBeAttached();
    await expect(page).toHaveURL(`${site.url}/login`);
    await page.locator('footer').getByRole('link', { name: copy.nav.register }).click();
    await expect(page).toHaveURL(`${site.url}/register`);
    const late = page.waitForResponse(/\/assets\/legal-/);
    arrived.resolve();
    await late;
    await expect(page.locator('main[aria-busy=false]')).toBeAttached();
    await expect(page).toHaveURL(`${site.url}/register`);
  },
);
