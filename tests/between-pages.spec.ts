/** What is seen between two pages of the walk: on the way to a question, and from the last answer to the result. */
import { expect, type Page } from '@playwright/test';
import { askedToday } from './asked-today.ts';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { words } from './people.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 360, height: 560 } });

const { assessment, interests, results, site: frame } = words.es;
const question = (page: Page) => page.locator('fieldset[data-item]');

/** Notes, in every document from now on, how much moves and whether a promise was painted. */
async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { moved: 0, promises: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) seen.moved += Number(Reflect.get(shift, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const promise = document.querySelector('main .page-head');
      if (promise?.checkVisibility({ visibilityProperty: true })) seen.promises += 1;
      requestAnimationFrame(look);
    };
    // From the first script of the page on: what was painted before it is the browser's own haste.
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
}

const seenOn = (page: Page) =>
  page.evaluate((): { moved: number; promises: number } => Reflect.get(globalThis, 'seen'));

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a reload and the other language lead to the question and show no promise: motion ${motion}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(`${site.url}/assessment`);
    await page.getByRole('button', { name: assessment.intro.start.begin }).click();
    await question(page).locator('label').nth(2).click();
    await expect(question(page)).toHaveAttribute('data-item', askedToday[1] ?? '');
    await watchArrival(page);

    await page.reload();
    await expect(question(page)).toHaveAttribute('data-item', askedToday[1] ?? '');
    expect(await seenOn(page)).toEqual({ moved: 0, promises: 0 });

    await page.getByLabel(new RegExp(frame.language.label)).click();
    await page.getByRole('link', { name: frame.language.en }).click();
    await expect(page).toHaveURL(`${site.url}/en/assessment`);
    await expect(question(page)).toHaveAttribute('data-item', askedToday[1] ?? '');
    expect(await seenOn(page)).toEqual({ moved: 0, promises: 0 });
  });
}

test('a question that cannot come gives way to the promise', async ({ page, site }) => {
  await page.route(/\/client-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${site.url}/assessment?at=r1&form=full`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what stands until the result has come says what it waits for, and nothing moves when it comes', async ({
  page,
  site,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await leaveOnDevice(page, site, guestAttempt('es', 59));
  await page.route(/\/assets\/report-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/assessment`);
  await page.getByRole('button', { name: assessment.intro.start.resume }).click();
  await question(page).locator('label').nth(1).click();
  await page.getByRole('button', { name: assessment.test.review.finish }).click();

  await expect(page.getByRole('status').filter({ hasText: results.page.loading })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  const waiting = await page.locator('.report-skeleton').boundingBox();
  await page.evaluate(() => {
    const seen = { moved: 0, promises: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) seen.moved += Number(Reflect.get(shift, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  release();
  await expect(page.getByRole('heading', { name: interests.scores.title })).toBeVisible();
  expect((await seenOn(page)).moved).toBeLessThan(0.02);
  const told = await page.locator('main h2').first().boundingBox();
  expect(told?.y).toBeGreaterThanOrEqual(waiting?.y ?? Infinity);
});
