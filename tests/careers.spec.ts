import { expect } from '@playwright/test';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('the index is filtered by word, studies and interest, and says when nothing is left', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/carreras`);
  await rejectCookies(page);
  const shown = page.locator('[data-family] li:visible');
  const all = await shown.count();
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre' });
  await search.fill('ENFERMERIA');
  await expect(shown.getByRole('link', { name: 'Enfermería', exact: true })).toBeVisible();
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await page.getByLabel('Estudios').selectOption('vocational');
  await expect(shown.getByRole('link', { name: 'Enfermería', exact: true })).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/^\d+ carreras?$/);
  await search.fill('astronauta de circo');
  await expect(page.getByRole('status')).toHaveText(/Ninguna carrera coincide/);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(shown).toHaveCount(all);
  expect(trouble).toEqual([]);
});
