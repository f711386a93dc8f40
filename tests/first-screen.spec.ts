import { expect, type Page } from '@playwright/test';
import { coveredBy } from './covered-by-banner.ts';
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
    test(`${path} opens with two doors of one size and the banner beside them at ${size.width} by ${size.height}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(size);
      await page.goto(site.url + path);
      const doors = page.locator('.door .btn:visible');
      await expect(doors).toHaveCount(2);
      const [study, family] = [await boxOf(doors.nth(0)), await boxOf(doors.nth(1))];
      expect([study.width, study.height, study.y]).toEqual([family.width, family.height, family.y]);
      await expect(page.locator('#cookie-banner')).toBeInViewport({ ratio: 1 });
      const banner = await boxOf(page.locator('#cookie-banner'));
      expect(study.y + study.height).toBeLessThanOrEqual(banner.y);
    });
  }
}

test('the first door leads on from what this device keeps, and nothing moves', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(site.url);
  await rejectCookies(page);
  const door = page.locator('.door .btn:visible').first();
  await expect(door).toHaveText('Haz el test RIASEC gratis');
  const before = await boxOf(door);
  for (const { state, text, to } of [
    { state: 'draft', text: 'Sigue donde lo dejaste', to: '/assessment' },
    { state: 'submitted', text: 'Tu mapa está aquí', to: '/results' },
  ]) {
    await keepAttempt(page, state);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(door).toHaveText(text);
    await expect(door).toHaveAttribute('href', to);
    expect(await boxOf(door)).toEqual(before);
    expect(await shiftOf(page)).toBe(0);
  }
  // Of somebody's account, and nobody is signed in.
  await keepAttempt(page, 'submitted', 'somebody');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(door).toHaveText('Haz el test RIASEC gratis');
});

test('a greeting makes no database', async ({ page, site }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([]);
});

async function boxOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return box;
}

/** One attempt of the interests test in this browser, as the test itself keeps it. */
async function keepAttempt(page: Page, state: string, owner: string | null = null): Promise<void> {
  await page.evaluate(
    ([attemptState, whose]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('faro-attempts');
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('attempts'),
        );
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('attempts', 'readwrite');
          const startedAt = '2026-11-20T10:00:00.000Z';
          const attempt = { instrument: 'riasec', state: attemptState, startedAt };
          writing.objectStore('attempts').put({ attempt, owner: whose }, 'one');
          writing.addEventListener('complete', () => resolve(opening.result.close()));
        });
      }),
    [state, owner] as const,
  );
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
