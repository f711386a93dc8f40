import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { copy as en } from '#content/dictionaries/en/admin-area.ts';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
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

const why = 'Respondo a su correo del lunes';
let server: RunningServer;
let admin: Session;
let ana: Session;

test.beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
  admin = await enrolFactor(server, await makeAccount(server, 'admin.area@example.com'));
  ana = await makeAccount(server, 'luisa.area@example.com');
  const id = crypto.randomUUID();
  const answers = Object.fromEntries(fullOrder.map((item, index) => [item, index % 5]));
  await saveAnswers(server, ana, { id, locale: 'es' }, answers);
  await submitAttempt(server, ana, id);
  await askForRight(server, ana, { kind: 'rectification', text: 'Mi nombre lleva tilde.' });
  await grantAdmin(server, 'admin.area@example.com');
});
test.afterAll(() => server.remove());

/** No barrier on the screen as it stands, wide and on a phone. */
async function look(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

const goTo = (page: Page, words: typeof es | typeof en, view: keyof typeof es.nav) =>
  page.getByRole('navigation', { name: words.nav.label }).getByText(words.nav[view]).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('for everybody but an admin there is nothing at /admin', async ({ page }) => {
  const answer = await page.goto(`${server.url}/admin`);
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText('Oops! Page not found');
  await bringSession(page, server, ana);
  for (const path of ['/admin?view=people', '/en/admin']) {
    await page.goto(server.url + path);
    await expect(title(page)).toHaveText('Oops! Page not found');
  }
});

test('an admin sees what the security policy stopped, and at first that it stopped nothing', async ({
  page,
}) => {
  await bringSession(page, server, admin);
  await page.goto(`${server.url}/admin`);
  const told = (words: string, n: number) => words.replace('{n}', `${n}`).replace('{days}', '7');
  await expect(page.getByText(told(es.overview.policy.none, 0))).toBeVisible();
  await expect(page.getByText(told(es.overview.refusals.none, 0))).toBeVisible();
  // One that the browser itself tells, and two as others send them.
  const reported = page.waitForResponse(`${server.url}/csp-report`);
  await page.goto(`${server.url}/legal`);
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/pixel.png';
  });
  expect((await reported).status()).toBe(204);
  for (const directive of ['img-src', 'script-src-elem']) {
    const answer = await fetch(`${server.url}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'effective-directive': directive } }),
    });
    expect(answer.status).toBe(204);
  }
  // The server writes its counts every few seconds.
  await expect(async () => {
    await page.goto(`${server.url}/en/admin`);
    const table = page.getByRole('table', { name: told(en.overview.policy.caption, 3) });
    await expect(table.getByRole('row')).toHaveText(
      [/Directive/, /img-src\s*2/, /script-src-elem\s*1/],
      {
        timeout: 3000,
      },
    );
  }).toPass();
  await look(page);
});

test('an admin finds and helps a person, and every look is written down', async ({ page }) => {
  const expectNoFaults = watchForFaults(page);
  await bringSession(page, server, admin);
  await page.goto(`${server.url}/admin`);
  await expect(title(page)).toHaveText(es.overview.title);
  const charts = page.locator('main svg[role="img"]');
  await expect(charts).not.toHaveCount(0);
  for (const fold of await page.locator('summary', { hasText: es.overview.table }).all()) {
    await fold.click();
  }
  for (const chart of await charts.all()) {
    const name = (await chart.getAttribute('aria-label')) ?? '';
    await expect(page.getByRole('table', { name })).toBeVisible();
  }
  await look(page);

  await goTo(page, es, 'people');
  await page.getByLabel(es.people.search).fill('perez luisa');
  await page.getByRole('button', { name: es.people.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Encontradas: 1' })).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: /^Abrir la ficha de .*luisa\.area@example\.com$/ }).click();
  const openRecord = page.getByRole('button', { name: es.person.open, exact: true });
  await openRecord.click();
  await expect(page.getByText(es.person.whyProblem).first()).toBeVisible();
  await look(page);
  await page.getByLabel(es.person.why).fill(why);
  await openRecord.click();
  // First what stands out, with the hexagon, then the results, open; who the person is comes after.
  await expect(page.getByRole('img', { name: es.person.stands.chart })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Investigador/ })).toContainText('de 40');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    es.person.stands.title,
    es.person.results.title,
    es.person.account.title,
    es.control.title,
    es.person.consents.title,
    es.person.notes.title,
  ]);
  await look(page);

  await goTo(page, es, 'requests');
  await expect(page.getByText('Mi nombre lleva tilde.')).toBeVisible();
  await page.getByText(es.requests.answer, { exact: true }).click();
  await look(page);
  await page.getByLabel(es.requests.outcome).fill('Corregido hoy.');
  await page.getByRole('button', { name: es.requests.send }).click();
  await expect(page.getByText(es.requests.noneOpen)).toBeVisible();

  await goTo(page, es, 'exports');
  await page.getByLabel(es.exports.why).fill('Recuento anual');
  await page.getByRole('button', { name: es.exports.submit }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Descargar personas-/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('luisa.area@example.com');
  await look(page);

  await goTo(page, es, 'admins');
  await expect(page.getByText(/admin\.area@example\.com/).first()).toBeVisible();
  await look(page);

  await goTo(page, es, 'audit');
  const seen = page.getByRole('row').filter({ hasText: es.audit.actions['see-person'] });
  await expect(seen).toContainText('luisa.area@example.com');
  await expect(seen).toContainText(why);
  const answered = es.audit.actions['answer-request'];
  await expect(page.getByRole('row').filter({ hasText: answered })).toHaveCount(1);
  await look(page);
  expectNoFaults();
});

test('the admin area speaks English at its English address', async ({ page }) => {
  await bringSession(page, server, admin);
  await page.goto(`${server.url}/en/admin`);
  await expect(title(page)).toHaveText(en.overview.title);
  await goTo(page, en, 'requests');
  await expect(title(page)).toHaveText(en.requests.title);
  await goTo(page, en, 'people');
  await expect(title(page)).toHaveText(en.people.title);
  await expect(page.getByText('luisa.area@example.com')).toBeVisible();
});
