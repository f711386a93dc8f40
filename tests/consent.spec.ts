import { expect, type Page } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { copy as cookiesEn } from '#content/dictionaries/en/cookies.ts';
import { copy as cookies } from '#content/dictionaries/es/cookies.ts';
import { consentVersion, isTechnicalKey } from '#app/data/device/storage-consent.ts';
import { expectAccessible } from './axe.ts';
import { coveredBy } from './covered-by-banner.ts';
import { inGate } from './drill.ts';
import { shownRoutes } from './shown-routes.ts';
import { keptIn, test, watchTrouble } from './site-fixture.ts';

test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) => page.locator('#cookie-banner');
const choose = (page: Page, act: string) => page.locator(`#cookie-banner [data-cookies="${act}"]`);
const recordOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('faro-consent') ?? 'null'));

/** The pages as they are built where an owner counts visits: the banner has one purpose to ask for. */
async function countVisits(page: Page): Promise<void> {
  await page.route('**/count.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "localStorage.setItem('visits', '1')" }),
  );
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      const [, technical = ''] =
        /(<div class="check[^"]*"><input[^>]*name="technical".*?<\/div><\/div>)/s.exec(html) ?? [];
      expect(technical).toContain('allow-technical');
      const analytics = technical
        .replaceAll('allow-technical', 'allow-analytics')
        .replace('name="technical"', 'name="analytics"')
        .replace(/ (disabled|checked)=""/g, '')
        .replace(/(<label[^>]*>)[^<]*/, `$1${cookies.purposes.analytics.name}`);
      const body = html
        .replace(technical, technical + analytics)
        .replace('id="cookie-banner"', 'id="cookie-banner" data-analytics="/count.js"');
      await route.fulfill({ response: answer, body });
    },
  );
}

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

for (const act of ['accept', 'reject'] as const) {
  test(
    `one click on ${act} closes the banner for good and keeps date and version`,
    inGate(act === 'accept'),
    async ({ page, site }) => {
      await page.goto(site.url);
      await choose(page, act).click();
      await expect(banner(page)).toBeHidden();
      const record = await recordOf(page);
      // Nothing optional is in use, so nothing is allowed, whichever button it was.
      expect(record).toMatchObject({ version: consentVersion, allowed: {} });
      expect(Math.abs(Date.now() - Date.parse(record.date))).toBeLessThan(60_000);
      await page.goto(`${site.url}/en/legal`);
      await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
      await expect(banner(page)).toBeHidden();
    },
  );
}

test('where nothing optional is in use, the banner says so and asks for nothing', async ({
  page,
  site,
}) => {
  for (const [path, copy] of [
    ['/', cookies],
    ['/en', cookiesEn],
  ] as const) {
    await page.goto(site.url + path);
    await expect(banner(page)).toContainText(copy.asksNothing);
    await choose(page, 'configure').click();
    await expect(banner(page)).toContainText(copy.nothingOptional);
    await expect(choose(page, 'save')).toBeFocused();
    expect(await banner(page).locator('input:enabled').count()).toBe(0);
    await expectAccessible(page, { within: '#cookie-banner' });
  }
  await choose(page, 'save').click();
  await expect(banner(page)).toBeHidden();
  expect((await recordOf(page)).allowed).toEqual({});
});

test('P13: where visits are counted, counting starts with a yes, ends with a no, and keeps what was ticked', async ({
  page,
  site,
}) => {
  await countVisits(page);
  const visits = () => page.evaluate(() => localStorage.getItem('visits'));
  await page.goto(site.url);
  await choose(page, 'reject').click();
  expect((await recordOf(page)).allowed).toEqual({ analytics: false });
  await page.goto(`${site.url}/legal`);
  await expect(banner(page)).toBeHidden();
  expect(await visits()).toBeNull();
  await page.locator('footer [data-cookies]').click();
  await choose(page, 'configure').click();
  const box = banner(page).getByLabel(cookies.purposes.analytics.name);
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  await box.check();
  await choose(page, 'save').click();
  expect((await recordOf(page)).allowed).toEqual({ analytics: true });
  await expect.poll(visits).toBe('1');
});

test('a choice made when nothing was asked is asked for again once something is', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await choose(page, 'accept').click();
  await countVisits(page);
  await page.goto(site.url);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('visits'))).toBeNull();
});

test('P13: the footer opens it again, and withdrawing deletes what others kept', async ({
  page,
  site,
}) => {
  await countVisits(page);
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
  expect((await recordOf(page)).allowed).toEqual({ analytics: false });
});

test('a choice on an older text or of 24 months ago is asked for again', async ({ page, site }) => {
  await countVisits(page);
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
  await countVisits(page);
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
  await page.keyboard.press('Enter');
  expect((await recordOf(page)).allowed).toEqual({ analytics: true });
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
