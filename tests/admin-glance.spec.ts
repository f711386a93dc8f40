import { expect, test, type Page } from '@playwright/test';
import { copy as admins } from '#content/dictionaries/es/admin.ts';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { openDatabaseOf } from '#tests/open-database-of.ts';
import { createDemoPeople } from '#tools/demo/demo-people.ts';
import { createRandom } from '#tools/demo/random.ts';
import { storeDemoPeople } from '#tools/demo/store-demo-people.ts';
import { expectAccessible } from './axe.ts';
import {
  askForRight,
  bringSession,
  grantAdmin,
  makeAccount,
  saveAnswers,
  submitAttempt,
  type Session,
} from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { watchForFaults } from './people.ts';
import { startServer, type RunningServer } from './serve.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });

let server: RunningServer;
let admin: Session;
let ana: Session;

test.beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
  admin = await enrolFactor(server, await makeAccount(server, 'boss@example.com'));
  ana = await makeAccount(server, 'ana.glance@example.com');
  const id = crypto.randomUUID();
  await saveAnswers(
    server,
    ana,
    { id, locale: 'es' },
    Object.fromEntries(fullOrder.map((item, index) => [item, index % 5])),
  );
  await submitAttempt(server, ana, id);
  await askForRight(server, ana, { kind: 'access', text: 'Quiero una copia.' });
  await grantAdmin(server, 'boss@example.com');
  await server.stop();
  const database = await openDatabaseOf(server);
  const next = createDemoPeople(createRandom(20_261_122), 60);
  await database.transaction((tx) => storeDemoPeople(tx, Array.from({ length: 200 }, next)));
  await database.close();
  await server.restart();
});
test.afterAll(() => server.remove());
test.beforeEach(({ page }) => bringSession(page, server, admin));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const found = (page: Page) => page.getByRole('status').filter({ hasText: /^Encontradas/ });
const openButton = (page: Page) => page.getByRole('button', { name: es.person.open, exact: true });

test('each figure leads to the list that it counts, and Back returns to the figures', async ({
  page,
}) => {
  for (const name of ['joined', 'finished'] as const) {
    await page.goto(`${server.url}/admin`);
    const { term, see } = es.overview.glance[name];
    const figure = page.getByRole('listitem').filter({ hasText: term });
    const counted = await figure.getByText(/^\d+$/).textContent();
    await figure.getByRole('link', { name: see }).click();
    await expect(found(page)).toContainText(`Encontradas: ${counted} ·`);
    await page.goBack();
    await expect(title(page)).toHaveText(es.overview.title);
  }
});

test('Back from a person returns to the filter, the page and the place of the list', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  await page.goto(`${server.url}/admin?view=people&filter=finished&sort=name`);
  await page.getByRole('button', { name: es.people.next }).click();
  await expect(found(page)).toContainText('Página 2 de');
  const list = page.url();
  const last = page.getByRole('link', { name: /^Abrir la ficha de/ }).last();
  const name = (await last.getAttribute('aria-label')) ?? '';
  await last.scrollIntoViewIfNeeded();
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(es.person.why)).toBeVisible();
  await expect(title(page)).toBeFocused();

  await page.goBack();
  expect(page.url()).toBe(list);
  await expect(found(page)).toContainText('Página 2 de');
  await expect(page.getByRole('link', { name })).toBeFocused();
  await expect(page.getByRole('link', { name })).toBeInViewport();

  // The same by the link on the page, after it was loaded anew, too.
  await page.goForward();
  await page.reload();
  await page.getByRole('link', { name: es.person.back }).click();
  expect(page.url()).toBe(list);
  await expect(page.getByRole('link', { name })).toBeFocused();
  await expect(page.getByRole('link', { name })).toBeInViewport();
  expectNoFaults();
});

test('what was looked for stays out of the address, and is there again after Back', async ({
  page,
}) => {
  await page.goto(`${server.url}/admin?view=people`);
  await page.getByLabel(es.people.search).fill('ana.glance');
  await page.getByRole('button', { name: es.people.submit }).click();
  await expect(found(page)).toContainText('Encontradas: 1');
  await page.getByRole('link', { name: /^Abrir la ficha de/ }).click();
  await expect(page.getByLabel(es.person.why)).toBeVisible();
  expect(page.url()).not.toContain('glance');
  await page.goBack();
  await expect(found(page)).toContainText('Encontradas: 1');
  await expect(page.getByLabel(es.people.search)).toHaveValue('ana.glance');
});

test('an address of a person asks for the reason first, and each look is a row (P11)', async ({
  page,
}) => {
  const address = `${server.url}/admin?view=people&person=${ana.user.id}`;
  for (let look = 1; look <= 2; look += 1) {
    await page.goto(address);
    await expect(title(page)).toHaveText(es.person.unnamed);
    await expect(page.getByText('ana.glance@example.com')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel(es.person.why).fill('Llamó el lunes');
    await openButton(page).click();
    await expect(title(page)).toHaveText('Ana Pérez');
    await expect(page.getByRole('img', { name: es.person.stands.chart })).toBeVisible();
  }
  // A second look for the same reason, without a reload, is asked and noted as well.
  await page.getByRole('link', { name: es.person.back }).click();
  await expect(found(page)).toBeVisible();
  await page.goBack();
  await page.getByLabel(es.person.why).fill('Llamó el lunes');
  await openButton(page).click();
  await expect(title(page)).toHaveText('Ana Pérez');
  await page.goto(`${server.url}/admin?view=audit`);
  const looks = page.getByRole('row').filter({ hasText: es.audit.actions['see-person'] });
  await expect(looks).toHaveCount(3);
});

test('who is named in the audit or by a request is a link to their page, and the title says what is open, not who', async ({
  page,
}) => {
  const open = es.people.open.replace('{name}', ana.user.email);
  for (const view of ['audit', 'requests'] as const) {
    await page.goto(`${server.url}/admin?view=${view}`);
    await expect(page).toHaveTitle(`${es.nav[view]} · ${admins.adminTitle}`);
    await page.getByRole('link', { name: open }).first().click();
    await expect(page).toHaveTitle(`${es.person.unnamed} · ${admins.adminTitle}`);
    await page.getByLabel(es.person.why).fill('Llamó el lunes');
    await openButton(page).click();
    await expect(title(page)).toHaveText('Ana Pérez');
    await expect(page).toHaveTitle(`${es.person.unnamed} · ${admins.adminTitle}`);
    await page.goBack();
    await expect(page).toHaveTitle(`${es.nav[view]} · ${admins.adminTitle}`);
  }
});

test('an address of no person says so, and leads back', async ({ page }) => {
  await page.goto(`${server.url}/admin?view=people&person=somebody`);
  await expect(page.getByText(es.person.gone)).toBeVisible();
  await page.goto(`${server.url}/admin?view=people&person=${crypto.randomUUID()}`);
  await page.getByLabel(es.person.why).fill('Un enlace viejo');
  await openButton(page).click();
  await expect(page.getByText(es.person.gone)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: es.person.back }).click();
  await expect(title(page)).toHaveText(es.people.title);
});

test('without a network the area says so at once, and goes on when asked again', async ({
  page,
}) => {
  await page.goto(`${server.url}/admin?view=people&person=${ana.user.id}`);
  await page.getByLabel(es.person.why).fill('Llamó el lunes');
  await page.context().setOffline(true);
  await openButton(page).click();
  await expect(page.getByText(es.unreachable)).toBeVisible();
  await page.context().setOffline(false);
  await openButton(page).click();
  await expect(title(page)).toHaveText('Ana Pérez');
});
