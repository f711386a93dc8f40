import { expect, type Page } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { isTechnicalKey } from '#app/data/device/storage-consent.ts';
import { coveredBy } from './covered-by-banner.ts';
import { shownRoutes } from './shown-routes.ts';
import { keptIn, test, watchTrouble } from './site-fixture.ts';

test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) => page.locator('#cookie-banner');
const choose = (page: Page, act: string) => page.locator(`#cookie-banner [data-cookies="${act}"]`);
const recordOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('faro-consent') ?? 'null'));

// The public pages are asked the same in public.spec.ts.
test('P12, P13: before any choice no page of the app keeps anything but what it needs, nor asks another host', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  const kept = new Set<string>();
  for (const route of shownRoutes.filter(({ kind }) => kind !== 'public')) {
    for (const locale of locales) {
      await page.goto(site.url + route[locale]);
      // Asked and answered: whatever a page keeps or fetches by itself, it has begun by now.
      await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
      await page.mouse.wheel(0, 2_000);
      for (const name of await keptIn(page)) kept.add(name);
    }
  }
  expect([...kept].filter((name) => !isTechnicalKey(name))).toEqual([]);
  // Scrolling and going on are no consent.
  expect(await recordOf(page)).toBeNull();
  // The browser notes each document that says of itself that nothing is there.
  const notThere = shownRoutes.filter(({ missing }) => missing).length * locales.length;
  expect(trouble).toEqual(Array(notThere).fill(expect.stringContaining('status of 404')));
});

test('P13: every key that the site ever keeps stands in the cookie policy', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/assessment`, { waitUntil: 'networkidle' });
  await choose(page, 'accept').click();
  await page.locator('main button').first().click();
  await page.evaluate(() => localStorage.setItem('faro-locale', 'es'));
  await page.goto(`${site.url}/auth`, { waitUntil: 'networkidle' });
  const kept = new Set(await keptIn(page));
  await page.goto(`${site.url}/legal`);
  const listed = await page.locator('#cookies table tbody th').allInnerTexts();
  expect([...kept].filter((name) => !listed.includes(name))).toEqual([]);
  expect(kept.size).toBeGreaterThanOrEqual(2);
});

for (const [path, width] of [
  ['/', 360],
  ['/en', 1440],
] as const) {
  test(`P13: accept, reject and configure are equals on ${path} at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url + path);
    const looks = [];
    for (const act of ['accept', 'reject', 'configure']) {
      await expect(choose(page, act)).toBeInViewport({ ratio: 1 });
      looks.push(
        await choose(page, act).evaluate((button) => {
          const style = getComputedStyle(button);
          const { width, height, top } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = style;
          const size = [Math.round(width), Math.round(height), Math.round(top)];
          return { size, color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
        }),
      );
    }
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    for (const box of await page.locator('#cookie-banner input:enabled').all()) {
      await expect(box).not.toBeChecked();
    }
  });
}

for (const [act, allowed] of [
  ['accept', true],
  ['reject', false],
] as const) {
  test(`one click on ${act} closes the banner for good and keeps date and version`, async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await choose(page, act).click();
    await expect(banner(page)).toBeHidden();
    const record = await recordOf(page);
    expect(record).toMatchObject({ version: 1, analytics: allowed, thirdParty: allowed });
    expect(Math.abs(Date.now() - Date.parse(record.date))).toBeLessThan(60_000);
    await page.goto(`${site.url}/en/legal`);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
    await expect(banner(page)).toBeHidden();
  });
}

test('configuring keeps what was ticked', async ({ page, site }) => {
  await page.goto(site.url);
  await choose(page, 'configure').click();
  await banner(page).getByLabel('Analítica').check();
  await choose(page, 'save').click();
  expect(await recordOf(page)).toMatchObject({ analytics: true, thirdParty: false });
});

test('P13: the footer opens it again, and withdrawing deletes what others kept', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await choose(page, 'accept').click();
  await page.evaluate(() => {
    localStorage.setItem('_ga', '1');
    sessionStorage.setItem('visits', '1');
    localStorage.setItem('faro-locale', 'es');
    document.cookie = '_gid=1;path=/';
  });
  await page.locator('footer [data-cookies]').click();
  await expect(banner(page)).toBeFocused();
  expect(page.url()).toBe(`${site.url}/`);
  await choose(page, 'configure').click();
  await expect(banner(page).locator('input:enabled').first()).toBeChecked();
  await choose(page, 'reject').click();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(async () => (await keptIn(page)).toSorted())
    .toEqual(['faro-consent', 'faro-locale']);
  expect(await recordOf(page)).toMatchObject({ analytics: false, thirdParty: false });
});

test('a choice on an older text or of 24 months ago is asked for again', async ({ page, site }) => {
  await page.goto(site.url);
  await choose(page, 'accept').click();
  const record = await recordOf(page);
  for (const change of [{ version: 0 }, { date: '2020-01-01T00:00:00.000Z' }]) {
    await page.evaluate(
      (text) => localStorage.setItem('faro-consent', text),
      JSON.stringify({ ...record, ...change }),
    );
    await page.reload();
    await expect(banner(page)).toBeVisible();
  }
});

test('the banner works by keyboard alone', async ({ page, site }) => {
  await page.goto(`${site.url}/en`);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  // It comes last on the page.
  await page.locator('footer [data-cookies]').focus();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choose(page, 'accept')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page).locator('input:enabled').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await recordOf(page)).toMatchObject({ analytics: true, thirdParty: false });
});

test('nothing moves when the banner appears', async ({ page, site }) => {
  // Letters that change width when a late font arrives are another matter, and none of the banner's.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // What a person just asked for may move things.
            if (!Reflect.get(entry, 'hadRecentInput')) total += Number(Reflect.get(entry, 'value'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
  expect(shift).toBe(0);
});

test('what takes the focus is never hidden behind the banner', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/legal`);
  await expect(banner(page)).toBeVisible();
  const inMain = page.locator('main a');
  for (let index = 0; index < (await inMain.count()); index += 1) {
    await inMain.nth(index).focus();
    await expect.poll(() => coveredBy(page), `link ${index}`).toEqual([]);
  }
});
