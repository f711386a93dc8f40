import { expect } from '@playwright/test';
import { copy as country } from '#content/dictionaries/es/country-way.ts';
import { copy as pathway } from '#content/sentences/pathway/es/pathway.ts';
import { expectAccessible } from './axe.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('the route leads to a country’s page, which is complete, accessible and has a twin', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/ruta-a-espana`);
  await rejectCookies(page);
  await page.locator('#country-list > summary').click();
  await page.getByLabel(pathway.table.search).fill('colom');
  const ways = page.locator('#ways');
  await expect(ways.locator('#country-list a:visible')).toHaveCount(1);
  await ways.locator('#country-list').getByRole('link', { name: 'Colombia' }).click();
  await expect(page).toHaveURL(`${site.url}/ruta-a-espana/colombia`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Estudiar en España desde Colombia');
  await expect(page.getByRole('link', { name: country.see })).toBeInViewport({ ratio: 1 });
  const consulate = page.locator('#consulate');
  await expect(consulate.locator('summary')).toContainText('Consulado General en Bogotá');
  await consulate.locator('summary').click();
  await expect(consulate.getByText('Consulado General de España en Bogotá')).toBeVisible();
  await expectAccessible(page);
  const sideways = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(sideways)).toBe(false);
  await page.locator('.language-button').click();
  await page.locator('.language-menu a[hreflang="en"]').click();
  await expect(page).toHaveURL(`${site.url}/en/route-to-spain/colombia`);
  await page.getByRole('link', { name: 'Peru', exact: true }).click();
  await expect(title).toHaveText('Studying in Spain from Peru');
  expect(trouble).toEqual([]);
});
