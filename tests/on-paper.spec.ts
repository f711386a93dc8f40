import { expect } from '@playwright/test';
import { goldenPeople } from './report/golden-people.ts';
import { storeGoldenPerson } from './report/store-golden-person.ts';
import { rejectCookies, test } from './site-fixture.ts';

const helper = goldenPeople.find(({ name }) => name === 'helper');

/** How many sheets (A4) a person takes from the printer at most. */
for (const { path, most, level = 1 } of [
  { path: '/results?test=riasec', most: 12 },
  { path: '/tests', most: 2 },
  { path: '/me-llega-y-cuanto-cuesta', most: 4 },
  // Its title is a question that a plan has answered.
  { path: '/ruta-a-espana', most: 4, level: 2 },
]) {
  test(`${path} on paper is ${most} sheets at most, whole and without a button`, async ({
    page,
    site,
  }) => {
    if (!helper) throw new Error('nobody of that name');
    await storeGoldenPerson(page, site, helper);
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await rejectCookies(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level }).first()).toBeAttached();
    await expect(page.locator('main .btn:visible')).toHaveCount(0);
    await expect(page.locator('main nav:visible')).toHaveCount(0);
    const printed = await page.pdf({ format: 'A4' });
    const sheets = printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeLessThanOrEqual(most);
    expect(sheets).toBeGreaterThan(0);
  });
}

test('all names of the night of three tests stand in its picture on paper', async ({
  page,
  site,
}) => {
  if (!helper) throw new Error('nobody of that name');
  await storeGoldenPerson(page, site, helper);
  await page.goto(`${site.url}/tests`, { waitUntil: 'networkidle' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const scene = await page.locator('.result-hero-scene').boundingBox();
  const names = page.locator('.joint-drawing text');
  await expect(names).toHaveCount(6);
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    expect(box && scene && box.y >= scene.y && box.x >= scene.x).toBe(true);
  }
});
