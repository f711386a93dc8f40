import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: '¿Qué carrera buscas?' });
const families = (page: Page) => page.locator('[data-family] [data-career]:visible');
const hits = (page: Page) => page.getByRole('list', { name: 'Carreras encontradas' });
const firstHit = (page: Page) => hits(page).getByRole('listitem').first();

/** Types as a person does, which is what loads the search. */
async function look(page: Page, text: string): Promise<void> {
  await field(page).fill('');
  await field(page).pressSequentially(text);
}

test('a career is found by the name used at home, narrowed by chips, and nothing left is said', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/carreras`);
  await rejectCookies(page);
  await expect(page.getByRole('status')).toHaveText(/^\d{3} carreras$/);
  await look(page, 'cirujanas');
  await expect(firstHit(page)).toContainText('por «cirujana»');
  await expectAccessible(page);
  await look(page, 'progarmadora');
  await expect(firstHit(page).getByRole('link')).toHaveText('Desarrollo de software');
  await page.getByLabel('Artístico').check();
  await expect(hits(page).getByRole('link', { name: 'Desarrollo de software' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(hits(page)).toBeHidden();
  const all = await families(page).count();
  await page.getByLabel('Artístico').check();
  await page.getByLabel('FP').check();
  await expect.poll(() => families(page).count()).toBeLessThan(all / 5);
  await expect(page.getByRole('status')).toHaveText(/^\d+ carreras?$/);
  await expectAccessible(page);
  await look(page, 'guardia de tiburones eléctricos');
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await look(page, 'guardia de tiburones eléctricos');
  await expect(page.getByRole('status')).toHaveText(/Las que más se acercan/);
  await expect(hits(page).getByRole('listitem')).toHaveCount(3);
  await look(page, 'xqzwt');
  await expect(page.getByRole('status')).toHaveText(/No tenemos ninguna carrera con ese nombre/);
  await expect(hits(page).getByRole('listitem')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('a wish is answered with what is known, and a word of the other language by its names', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/carreras`);
  await rejectCookies(page);
  await look(page, 'ganar dinero');
  await expect(page.getByRole('status')).toHaveText(/^Cuánto gana cada profesión no lo sabemos/);
  await expect(hits(page).getByRole('listitem')).toHaveCount(18);
  await look(page, 'nurse');
  await expect(firstHit(page).getByRole('link')).toHaveText('Enfermería');
  await look(page, 'no me gusta la sangre');
  await expect(page.getByRole('status')).toHaveText(/^Todavía no sabemos buscar por lo que no/);
  await expect(hits(page)).toBeHidden();
});

test('a search that cannot be loaded still finds by the names of careers, says so, and tries again', async ({
  page,
  site,
}) => {
  await page.route(/\/assets\/open-search-/, (route) => route.abort());
  await page.goto(`${site.url}/carreras`);
  await rejectCookies(page);
  await look(page, 'enfermeria');
  await expect(page.getByRole('status')).toHaveText(/Sin conexión solo podemos buscar/);
  await expect(families(page).getByRole('link', { name: 'Enfermería', exact: true })).toBeVisible();
});

test('with a result the profile orders the cards under what fits how well, said once, and a mark stays', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await leaveOnDevice(page, site, guestAttempt('es'));
  await page.goto(`${site.url}/carreras`);
  await expect(page.getByLabel('Lo tuyo primero')).toBeChecked();
  await rejectCookies(page);
  await expect(hits(page).getByRole('heading')).toHaveText([
    'Buena coincidencia',
    'Se acercan',
    'Las demás',
  ]);
  await expect(hits(page).getByText('Buena coincidencia').filter({ visible: true })).toHaveCount(1);
  // The others stand on their shelves; no card twice.
  const twice = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-career]:not([hidden])')];
    return shown.length - new Set(shown.map(({ dataset }) => dataset.career)).size;
  });
  expect(twice).toBe(0);
  await expect(families(page).first()).toBeVisible();
  await expectAccessible(page);
  // It may lie outside of the window, where nothing is laid out.
  const best = (await hits(page).getByRole('link').first().textContent()) ?? '';
  await hits(page).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Me interesa' }).click();
  await expect(page.getByRole('button', { name: 'Me interesa' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(`${site.url}/carreras`);
  const card = page.locator('[data-family] [data-career]').filter({ hasText: best });
  await expect(card).toContainText('Te interesa');
  await page.getByLabel('Lo tuyo primero').uncheck();
  await expect(families(page).getByText('Buena coincidencia').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all careers stand there, the best known of each family at first, and all their names on a page from A to Z', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/carreras`);
    const visible = page.locator('[data-career]:visible');
    const first = await visible.count();
    expect(first).toBeGreaterThan(140);
    await page.locator('#health summary').click();
    expect(await visible.count()).toBeGreaterThan(first + 20);
    await expect(page.locator('[data-career]')).toHaveCount(285);
    await expect(page.locator('[data-filter]')).toBeHidden();
    await page.getByRole('link', { name: 'Todos los nombres, de la A a la Z' }).click();
    await expect(page.getByText('programador/a', { exact: false }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Desarrollo de software' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desarrollo de software');
  });
});
