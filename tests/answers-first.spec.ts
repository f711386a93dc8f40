import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test('on a phone the sum stands before the form, and one question at a time makes it more exact', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/me-llega-y-cuanto-cuesta`);
  await rejectCookies(page);
  const answer = page.getByRole('region', { name: /^El primer año/ });
  await expect(answer).toContainText(/entre [\d.]+\s€ y [\d.]+\s€/);
  const box = await answer.locator('.answer-sum').boundingBox();
  expect(box && box.y + box.height).toBeLessThan(640);
  // Chosen in the built page, before React is there.
  await page.locator('#calculator select[name=country]').selectOption('CO');
  await expect(answer).toContainText('pesos colombianos');
  await expect(page.getByLabel('País donde terminas la secundaria o la prepa')).toHaveValue('CO');
  const places = page.getByLabel('¿Dónde?');
  await expect(places).toBeHidden();
  const next = page.getByRole('button', { name: 'Siguiente' });
  for (const field of ['Qué quieres estudiar', 'Grado, si ya sabes cuál', '¿Dónde?']) {
    await next.press('Enter');
    await expect(page.getByLabel(field)).toBeFocused();
  }
  await places.selectOption('andalusia malaga');
  await expect(page.getByRole('region', { name: 'El primer año · Málaga' })).toBeVisible();
  await page.getByRole('button', { name: 'Atrás' }).press('Enter');
  await page.getByLabel('Grado, si ya sabes cuál').selectOption('enfermeria');
  const chance = page.getByRole('region', { name: /^¿Me alcanza\?/ });
  await expect(chance).toContainText('Universidad de Málaga');
  await expect(chance).toContainText('12,29');
  for (const target of await page.locator('#calculator :is(select, button, summary)').all()) {
    if (!(await target.isVisible())) continue;
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});
