import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { bringSession, makeAccount } from './made-accounts.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

/** A screen reader tells what a dialog asks before how to close it. */
async function expectReadFromItsHeading(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator('form[method=dialog] button')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('the registration modal is read from its heading, and gives the focus back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await rejectCookies(page);
  const opener = page.locator('.promo [data-dialog]:visible').first();
  const dialog = page.locator('#register-dialog');
  // At first React is asleep, then it is awake.
  for (const time of ['first', 'second']) {
    await test.step(time, async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expectReadFromItsHeading(page, dialog);
      await expect(opener).toBeFocused();
      await expect(dialog.locator('form:not([method=dialog])')).toHaveCount(1);
    });
  }
});

test('the question whose a result is, is read from its heading', async ({ page, site }) => {
  await leaveOnDevice(page, site, guestAttempt('es'));
  await bringSession(page, site, await makeAccount(site, 'whose@example.com'));
  await page.goto(`${site.url}/legal`);
  await rejectCookies(page);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: '¿Es tuyo este resultado?' });
  await expectReadFromItsHeading(page, dialog);
});
