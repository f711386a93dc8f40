import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

test(
  'a guest with a result sees one hexagon of a career with their own over it, and their mark stays',
  inGate(),
  async ({ page, site }) => {
    const trouble = await watchTrouble(page, site.url);
    await leaveOnDevice(page, site, guestAttempt('en'));
    await page.goto(`${site.url}/en/careers/nursing`);
    await rejectCookies(page);
    // React wakes by itself: the device holds answers.
    const interested = page.locator('#mark').getByRole('button', { name: 'I’m interested' });
    await expect(interested).toBeVisible();
    await expect(page.locator('#compare .hexagon:visible')).toHaveCount(1);
    await expect(page.locator('#compare .hexagon .hexagon-other')).toBeVisible();
    // Its head says so, too.
    await expect(page.locator('#verdict')).toHaveText(
      /^(Strong|Good) match with|^Close to|^Little in/,
    );
    await interested.click();
    await expect(interested).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(interested).toHaveAttribute('aria-pressed', 'true');
    expect(trouble).toEqual([]);
  },
);

test('of the wordiest career everything that it says at first stands in five screens of a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}/en/careers/nutrition-and-dietetics`);
  await rejectCookies(page);
  const article = await page.locator('article.career').boundingBox();
  const fold = await page.locator('article.career details').first().boundingBox();
  expect((fold?.y ?? Infinity) - (article?.y ?? 0)).toBeLessThanOrEqual(5 * 800);
});

test('a mark that was pressed before React was awake is kept', async ({ page, site }) => {
  await page.goto(`${site.url}/carreras/enfermeria`);
  await rejectCookies(page);
  await page.locator('#mark').getByRole('link', { name: 'Me interesa' }).click();
  const interested = page.locator('#mark').getByRole('button', { name: 'Me interesa' });
  await expect(interested).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).hash).toBe('');
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
  await expect(page.locator('#mark').getByRole('button').first()).toBeVisible();
  await page.locator('#compare').getByRole('link').first().click();
  await expect(page).toHaveURL(`${site.url}/en/assessment`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nursing' })).toBeVisible();
  await page.goto(`${site.url}/carreras/no-existe`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('careers stand beside each other by an address that can be sent, three at most', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/carreras/enfermeria`);
  await rejectCookies(page);
  await page.getByRole('link', { name: 'Compara con…' }).click();
  await expect(page).toHaveURL(`${site.url}/carreras/comparar?con=enfermeria`);
  const add = page.getByRole('searchbox', { name: 'Añade una carrera' });
  await add.fill('kinesiologo');
  await expect(page.getByRole('button', { name: 'Fisioterapia', exact: true })).toBeVisible();
  await expectAccessible(page);
  await add.press('Enter');
  await expect(page).toHaveURL(`${site.url}/carreras/comparar?con=enfermeria,fisioterapia`);
  await page.reload();
  expect(await columns(page)).toEqual(['Enfermería', 'Fisioterapia']);
  await add.fill('podo');
  await page.getByRole('button', { name: 'Podología', exact: true }).click();
  await expect(add).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar Enfermería' }).click();
  await expect(page).toHaveURL(`${site.url}/carreras/comparar?con=fisioterapia,podologia`);
  expect(trouble).toEqual([]);
});

test('without an address to compare, the field itself leads to one', async ({ page, site }) => {
  await page.goto(`${site.url}/en/careers/compare`);
  await rejectCookies(page);
  const add = page.getByRole('searchbox', { name: 'Add a career' });
  await add.fill('Nursing');
  await add.press('Enter');
  await expect(page).toHaveURL(`${site.url}/en/careers/compare?with=nursing`, { ignoreCase: true });
  expect(await columns(page)).toEqual(['Nursing']);
});

test('a degree shows its grades of every year, and leads to careers and back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/estudios`);
  await rejectCookies(page);
  await page.locator('summary', { hasText: 'Ciencias de la Salud' }).click();
  await page.getByRole('link', { name: 'Grado en Medicina' }).click();
  await expect(page.getByRole('row', { name: /^2021-22/ })).toBeVisible();
  await page.getByText(/^Las \d+ sedes públicas$/).click();
  await expect(page.getByRole('row', { name: /Universidad de Granada/ })).toContainText('13,32');
  await page.locator('#leads-to').getByRole('link').first().click();
  await page.locator('#practice').getByRole('link', { name: 'Grado en Medicina' }).click();
  await expect(page).toHaveURL(`${site.url}/estudios/grados/medicina`);
});

async function columns(page: Page): Promise<string[]> {
  await expect(page.locator('.side-by-side')).toBeVisible();
  return page.locator('.side-by-side thead a').allTextContents();
}
