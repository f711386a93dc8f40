import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('the route leads to the questions of families, and they to what comes after the studies', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  const sideways = () => document.documentElement.scrollWidth > innerWidth;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/ruta-a-espana`);
  await rejectCookies(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Preguntas de familias/ })
    .click();
  await expect(page).toHaveURL(`${site.url}/preguntas-de-familias`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Preguntas de familias');
  // The answer stands there; the rest unfolds.
  const account = page.locator('#cuenta-de-banco');
  await expect(account.getByText(/^Sí\. Con una estancia por estudios/)).toBeVisible();
  await expect(account.locator('.pathway-ask')).toBeHidden();
  await account.getByText('Más, y a quién preguntar').click();
  await expect(account.locator('.pathway-ask')).toBeVisible();
  await expect(account.locator('.pathway-sources')).toContainText('Fuentes');
  await expectAccessible(page);
  expect(await page.evaluate(sideways)).toBe(false);
  await page.locator('#y-al-terminar').getByRole('link').click();
  await expect(title).toHaveText('Después de los estudios');
  await expectAccessible(page);
  expect(await page.evaluate(sideways)).toBe(false);
  await page.locator('.language-button').click();
  await page.locator('.language-menu a[hreflang="en"]').click();
  await expect(page).toHaveURL(`${site.url}/en/after-the-studies`);
  await expect(title).toHaveText('After the studies');
  expect(trouble).toEqual([]);
});
