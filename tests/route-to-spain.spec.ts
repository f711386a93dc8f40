import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('four choices answer at once, by keyboard, with dates to come', async ({ page, site }) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/ruta-a-espana`);
  await rejectCookies(page);
  await page.getByLabel('País donde terminas la secundaria').focus();
  await page.getByLabel('País donde terminas la secundaria').selectOption('MX');
  const answer = page.locator('.route-answer');
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText('Homologación y acreditación');
  await expect(answer).toContainText('Pide el visado de estudios');
  await page.getByLabel('Qué título tienes o tendrás').selectOption('ib');
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText('Bachillerato Internacional');
  await page.getByRole('button', { name: 'Ver mi ruta' }).press('Enter');
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByLabel('País donde terminas la secundaria').selectOption('CO');
  await page.getByLabel('Qué título tienes o tendrás').selectOption('national');
  await expect(answer).toContainText('No hemos podido verificar la renovación');
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

test('a guest keeps a plan in this browser, ticks a step and takes the calendar along', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/en/route-to-spain?country=AR&diploma=ib&aim=private-degree`);
  await rejectCookies(page);
  await page.getByRole('button', { name: 'Save as my plan' }).click();
  await page.getByLabel('Done: Check that the degree is official').click();
  await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download calendar' }).click();
  expect((await download).suggestedFilename()).toBe('route-to-spain.ics');
  await page.goto(`${site.url}/en/profile`);
  await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible();
  await page.getByRole('link', { name: 'Open my plan' }).click();
  await expect(page.getByLabel(/^done on .*Check that the degree is official/)).toBeChecked();
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

test('without script a family in Mexico reads its whole route', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/ruta-a-espana`);
  await page
    .getByRole('row', { name: /^México/ })
    .getByRole('link')
    .click();
  const way = page.locator('#way-homologation');
  await expect(way).toBeInViewport();
  for (const words of ['Pide la homologación', 'Pide el visado', 'Qué preguntar', 'El dinero']) {
    await expect(way.getByText(words).first()).toBeVisible();
  }
  await page.close();
});
