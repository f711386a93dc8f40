import { expect } from '@playwright/test';
import { inGate } from './drill.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('an article gives its address away without a tracker, and says when a source is overdue', async ({
  page,
  site,
  context,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/blog/mejores-universidades`);
  await rejectCookies(page);
  const source = page.locator('#source-1');
  await expect(source.locator('.stale-note')).toBeHidden();
  await page.locator('[data-share="copy"]').click();
  await expect(page.getByRole('status')).toHaveText('Enlace copiado.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/blog/mejores-universidades');

  await page.clock.setFixedTime('2030-01-01');
  await page.reload();
  await expect(source.locator('.stale-note')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a number in the text leads to its source and back', inGate(), async ({ page, site }) => {
  await page.goto(`${site.url}/en/blog/careers-in-demand-spain`);
  await rejectCookies(page);
  await page.locator('a[href="#source-2"]').first().click();
  await expect(page.locator('#source-2')).toBeInViewport();
  await page.locator('#source-2 summary').click();
  await page.locator('#source-2 a[href^="#"]').first().click();
  await expect(page.locator('#ads-degree-2024-1')).toBeInViewport();
});
