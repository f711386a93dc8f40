import { expect, type Page } from '@playwright/test';
import { inGate } from './drill.ts';
import { rejectCookies, test } from './site-fixture.ts';

for (const { path, register } of [
  { path: '/', register: '/register' },
  { path: '/en', register: '/en/register' },
]) {
  test(
    `the registration opens over ${path} at once and keeps what is typed`,
    inGate(path === '/'),
    async ({ page, site }) => {
      await page.goto(site.url + path);
      await rejectCookies(page);
      const opener = page.locator('.promo [data-dialog]:visible');
      await opener.scrollIntoViewIfNeeded();
      await opener.click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=name]').fill('Ana');
      await dialog.locator('[name=email]').fill('ana@example.com');
      await dialog.locator('[name=privacy]').check();
      await expect(dialog.locator('button.btn')).toBeEnabled();
      await expect(dialog.locator('[name=email]')).toHaveValue('ana@example.com');
      await expect(dialog.locator('#register-form form')).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(path);
      // Waking must not throw the reader back to the top of the page.
      await expect(opener).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test(`without script, ${path} leads to the page of registration and folds one answer at a time`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url + path);
    const questions = page.locator('details[name=faq] > summary');
    await expect(questions).toHaveCount(8);
    await questions.nth(0).click();
    await questions.nth(5).click();
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
    await questions.nth(5).click();
    await expect(page.locator('details[name=faq][open]')).toHaveCount(0);
    await page.locator('.dawn [data-dialog]:visible').click();
    expect(new URL(page.url()).pathname).toBe(register);
    await context.close();
  });
}

test('a row of testimonials scrolls by keyboard on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  const row = page.locator('.voices-more');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('what lies far below the first screen is laid out when a visitor comes near, or two seconds later, and a link into it arrives', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // The two seconds pass when the test says so.
  const passes = await clockOfAnimations(page);
  await passes(0);
  await page.addInitScript(() => {
    // Where an element is cannot be asked without laying it out, and the cookie banner asks about many.
    const whereIs = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function asked() {
      const waits = !this.checkVisibility({ contentVisibilityAuto: true });
      if (waits) document.documentElement.dataset.askedBelow = this.outerHTML.slice(0, 80);
      return whereIs.call(this);
    };
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-asked-below');
  const isLaidOut = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut('#hero-title')).toBe(true);
  expect(await isLaidOut('.dawn-title')).toBe(false);
  await page.locator('.dawn-title').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut('.dawn-title')).toBe(true);
  expect(await isLaidOut('#faq h2')).toBe(false);
  await passes(1);
  const waiting = () =>
    page
      .locator('main section :is(h2, p), footer a')
      .evaluateAll(
        (all) =>
          all.filter(
            (each) =>
              each.checkVisibility() &&
              !each.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }),
          ).length,
      );
  await expect.poll(waiting).toBe(0);

  await page.goto(`${site.url}/legal`);
  await page.goto(`${site.url}/#faq`);
  await expect(page.locator('#faq h2')).toBeInViewport();
});

/** How fast the animations of a page go by, from 0 on. */
async function clockOfAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
}
