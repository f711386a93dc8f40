import { expect, type Page } from '@playwright/test';
import type { DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import { locales } from '#domain/locale.ts';
import { coveredBy } from './covered-by-banner.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import type { RunningServer } from './serve.ts';
import { rejectCookies, test } from './site-fixture.ts';

/** A phone, the same with its address bar, and 400 % zoom on a laptop. */
const windows = [
  { width: 360, height: 640 },
  { width: 360, height: 560 },
  { width: 320, height: 256 },
];

const pages = [
  '/',
  '/en',
  '/carreras/enfermeria',
  '/blog/guia-estudiar-espana',
  '/auth',
  '/assessment',
];

for (const path of pages) {
  test(`the cookie banner covers nothing that is pressed or asked on ${path}, and refuses in one tap`, async ({
    page,
    site,
  }) => {
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto(site.url + path);
      await page.evaluate(() => localStorage.clear());
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('#cookie-banner')).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      const at = `${path} at ${size.width} by ${size.height}`;
      expect(await coveredBy(page), `${at}, first screen`).toEqual([]);
      for (const share of [0.1, 0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
        await expect.poll(() => coveredBy(page), `${at}, scrolled ${share}`).toEqual([]);
      }
      await page.locator('[data-cookies="reject"]').click();
      await expect(page.locator('#cookie-banner')).toBeHidden();
    }
  });
}

for (const path of ['/', '/en']) {
  for (const size of [
    { width: 360, height: 560 },
    { width: 360, height: 640 },
    { width: 390, height: 664 },
  ]) {
    test(
      `${path} opens with two cards of one size and the banner beside them at ${size.width} by ${size.height}`,
      inGate(path === '/' && size.height === 560),
      async ({ page, site }) => {
        await page.setViewportSize(size);
        await page.goto(site.url + path);
        const cards = page.locator('.entry-card .btn:visible');
        await expect(cards).toHaveCount(2);
        const [study, family] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
        expect([study.width, study.height, study.y]).toEqual([
          family.width,
          family.height,
          family.y,
        ]);
        await expect(page.locator('#cookie-banner')).toBeInViewport({ ratio: 1 });
        const banner = await boxOf(page.locator('#cookie-banner'));
        expect(study.y + study.height).toBeLessThanOrEqual(banner.y);
      },
    );
  }
}

test('the banner gives way when English comes to a Spanish address', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.addInitScript(() => localStorage.setItem('faro-locale', 'en'));
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#cookie-banner')).toContainText('Cookie policy');
  await expect.poll(() => coveredBy(page)).toEqual([]);
});

const said = {
  es: {
    path: '/',
    fresh: ['Si vas a estudiar', 'Haz el test gratis', '/assessment'],
    draft: ['Hola otra vez', 'Sigue con tu test', '/assessment'],
    result: ['Hola otra vez', 'Mira tu resultado', '/results'],
  },
  en: {
    path: '/en',
    fresh: ['For students', 'Take the free test', '/en/assessment'],
    draft: ['Welcome back', 'Go on with your test', '/en/assessment'],
    result: ['Welcome back', 'See your result', '/en/results'],
  },
} as const;

for (const locale of locales) {
  test(`the first card greets a visitor who left something on this device, in ${locale}, and nothing moves`, async ({
    page,
    site,
  }) => {
    const { path, fresh, draft, result } = said[locale];
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(site.url + path);
    await rejectCookies(page);
    await expect.poll(() => cardOf(page)).toEqual(fresh);
    // The banner may have stood at the end of the page.
    await page.evaluate(() => scrollTo(0, 0));
    const before = await boxOf(page.locator('.entry-cards'));
    const begun = guestAttempt(locale, 12);
    const finished = guestAttempt(locale);
    for (const { kept, card } of [
      { kept: guestAttempt(locale, 0), card: fresh },
      { kept: begun, card: draft },
      { kept: finished, card: result },
      // Of an account, without a session.
      { kept: { ...finished, owner: 'somebody' }, card: fresh },
    ]) {
      await leaveOnly(page, site, kept);
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await expect.poll(() => cardOf(page)).toEqual(card);
      expect(await boxOf(page.locator('.entry-cards'))).toEqual(before);
      expect(await shiftOf(page)).toBe(0);
    }
  });
}

test('who begins a test and goes back finds the card that leads on', async ({ page, site }) => {
  await page.goto(site.url);
  await rejectCookies(page);
  await page.locator('.entry-card .btn:visible').first().click();
  await page.locator('main form button[type=submit]').click();
  await page.locator('fieldset[data-item] input').first().check();
  await expect(page.locator('fieldset[data-item]').first()).toBeVisible();
  await page.goBack();
  while (new URL(page.url()).pathname !== '/') await page.goBack();
  await expect.poll(() => cardOf(page)).toEqual(said.es.draft);
});

test('the card leads on where React shows the landing page itself', async ({ page, site }) => {
  await leaveOnDevice(page, site, guestAttempt('es', 12));
  await page.goto(`${site.url}/auth`, { waitUntil: 'networkidle' });
  await rejectCookies(page);
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => cardOf(page)).toEqual(said.es.draft);
});

test('a greeting makes no database', async ({ page, site }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([]);
});

/** Who the first card greets, what it says and where it leads. */
async function cardOf(page: Page): Promise<(string | null)[]> {
  const card = page.locator('.entry-card').first();
  const button = card.locator('.btn:visible');
  return [
    await card.locator('.entry-card-who').innerText(),
    await button.innerText(),
    await button.getAttribute('href'),
  ];
}

/** This attempt, and none that was here before. */
async function leaveOnly(page: Page, site: RunningServer, kept: DeviceAttempt): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('faro-attempts').addEventListener('success', () => resolve());
      }),
  );
  await leaveOnDevice(page, site, kept);
}

async function boxOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return box;
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}
