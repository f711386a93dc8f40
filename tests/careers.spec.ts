import { expect } from '@playwright/test';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('a guest with a result sees it beside a career, and what they say of it stays', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await leaveOnDevice(page, site, guestAttempt('en'));
  await page.goto(`${site.url}/en/careers/nursing`);
  await rejectCookies(page);
  const compare = page.locator('#compare');
  // React wakes by itself: the device holds answers.
  const interested = compare.getByRole('button', { name: 'I’m interested' });
  await expect(interested).toBeVisible();
  await interested.click();
  await expect(interested).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(interested).toHaveAttribute('aria-pressed', 'true');
  expect(trouble).toEqual([]);
});

test('a career is a document of its own: React leaves for it, and knows one that is missing', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/carreras/enfermeria`);
  await rejectCookies(page);
  await page.locator('.language-button').click();
  await page.locator('.language-menu a[hreflang="en"]').click();
  await expect(page).toHaveURL(`${site.url}/en/careers/nursing`);
  await page.locator('#compare').hover();
  await expect(page.locator('#compare').getByRole('button').first()).toBeVisible();
  await page.locator('#compare').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site.url}/en/assessment`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nursing' })).toBeVisible();
  await page.goto(`${site.url}/carreras/no-existe`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
