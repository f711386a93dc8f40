import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { copy as offlineEn } from '#content/dictionaries/en/offline.ts';
import { copy as catalogueEs } from '#content/dictionaries/es/careers.ts';
import { copy as offlineEs } from '#content/dictionaries/es/offline.ts';
import { copy as profile } from '#content/dictionaries/es/profile.ts';
import { copy as situation } from '#content/dictionaries/es/situation.ts';
import { copy as pathway } from '#content/sentences/pathway/es/pathway.ts';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { routes } from '#app/routes.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import { attemptsOf, bringSession, makeAccount, saveAnswers } from './made-accounts.ts';
import { expectAccessible } from './axe.ts';
import { watchForFaults, words } from './people.ts';
import { test } from './site-fixture.ts';
import { startServer } from './serve.ts';
import { unfold } from './unfold.ts';

test.use({
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
});

/** The copy has hundreds of files, and other browsers fetch theirs beside it. */
const copyComes = { timeout: 60_000 };
const { intro, test: taking } = words.es.assessment;
const question = (page: Page) => page.locator('fieldset[data-item]');
const begin = (page: Page) => page.getByRole('button', { name: intro.start.begin }).click();

async function answer(page: Page, choice: number): Promise<void> {
  const item = await question(page).getAttribute('data-item');
  await question(page).locator('label').nth(choice).click();
  await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
}

/** Chromium 150 forgets with a new document that it was told to be without a network. */
async function reloadWithoutNetwork(page: Page): Promise<void> {
  await page.reload();
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

test(
  'one visit to a test, and all of them work without a network to the result (X07, H20)',
  inGate(),
  async ({ page, context, site: server }) => {
    const expectNoFaults = watchForFaults(page);
    await leaveOnDevice(page, server, guestAttempt('es', 58));
    await page.goto(`${server.url}/values-test`);
    await expect(page.getByText(intro.worksOffline)).toBeVisible(copyComes);
    // It comes late: at the foot of the page, where it moves nothing.
    await expect(page.locator('main p').last()).toHaveText(intro.worksOffline);
    await context.setOffline(true);

    await reloadWithoutNetwork(page);
    await begin(page);
    await answer(page, 2);
    await expect(page.getByRole('status').getByText(taking.progress.saved.offline)).toBeVisible();
    await reloadWithoutNetwork(page);
    await expect(page.getByText('2 de 30')).toBeVisible();

    await page.goto(`${server.url}/en/personality-test`);
    await page.getByRole('button', { name: words.en.assessment.intro.start.begin }).click();
    await answer(page, 4);

    await page.goto(`${server.url}/assessment`);
    await page.getByRole('button', { name: intro.start.resume }).click();
    await answer(page, 1);
    await answer(page, 2);
    await page.getByRole('button', { name: taking.review.finish }).click();
    await expect(
      page.getByRole('heading', { name: words.es.interests.scores.title }),
    ).toBeVisible();
    const answered = await attemptsOnDevice(page);
    expect(
      answered.map(({ attempt }) => `${attempt.instrument} ${attempt.state}`).toSorted(),
    ).toEqual(['personality draft', 'riasec submitted', 'values draft']);

    await page.goto(`${server.url}/legal`);
    await expect(page.getByRole('heading', { name: offlineEs.title })).toBeVisible();
    await page.goto(`${server.url}/en/legal`);
    await expect(page.getByRole('heading', { name: offlineEn.title })).toBeVisible();
    await expectAccessible(page);

    const copied = await page.evaluate(async () => {
      const caches = await Promise.all(
        (await self.caches.keys()).map((name) => self.caches.open(name)),
      );
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    });
    const pages = copied.filter((path) => !path.startsWith('/assets/'));
    const kept = routes.flatMap((route) => ('offline' in route ? [route.es, route.en] : []));
    expect(pages.toSorted()).toEqual(kept.toSorted());
    expectNoFaults();
  },
);

test('a signed-in person reloads, finishes and reads the result while the server is down; the account has it once (X02, X07)', async ({
  page,
}) => {
  const server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
  const session = await makeAccount(server, 'down@example.com');
  const answers = Object.fromEntries(fullOrder.slice(0, 58).map((item) => [item, 3]));
  await saveAnswers(server, session, { id: crypto.randomUUID(), locale: 'es' }, answers);
  await bringSession(page, server, session);
  await page.goto(`${server.url}/assessment`);
  await expect(page.getByText(intro.worksOffline)).toBeVisible(copyComes);
  await page.getByRole('button', { name: intro.start.resume }).click();
  await answer(page, 1);
  await server.stop();
  await page.reload();
  await answer(page, 4);
  await expect(page.getByRole('status').getByText(taking.progress.saved.offline)).toBeVisible();
  await page.getByRole('button', { name: taking.review.finish }).click();
  await expect(page.getByRole('heading', { name: words.es.interests.scores.title })).toBeVisible();
  await expect(page.getByText(words.es.results.page.notSent)).toBeVisible();
  // What is told stays in place while the account is asked again and again.
  const told = await page.locator('.own-results').elementHandle();

  await server.restart();
  await expect(page.getByText(words.es.results.page.notSent)).toHaveCount(0);
  expect(await told?.evaluate((element) => element.isConnected)).toBe(true);
  const attempts = await attemptsOf(server, session);
  expect(attempts.map(({ state }) => state)).toEqual(['submitted']);
  expect(Object.keys(attempts[0]?.answers ?? {})).toHaveLength(60);
  await server.remove();
});

test('the catalogue, its search and a career that was opened work without a network (H20)', async ({
  page,
  context,
  site: server,
}) => {
  await page.goto(`${server.url}/values-test`);
  await expect(page.getByText(intro.worksOffline)).toBeVisible(copyComes);
  await page.goto(`${server.url}/carreras`);
  const field = page.getByRole('searchbox');
  const first = page.locator('[data-hits] li').first();
  await field.pressSequentially('cirujana');
  await expect(first).toContainText('por «cirujana»');
  await page.goto(`${server.url}/carreras/enfermeria`);
  const nursing = page.getByRole('heading', { level: 1, name: 'Enfermería' });
  await expect(nursing).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('faro-to-read')).keys()).length),
    )
    .toBeGreaterThan(0);
  await page.goBack();
  await context.setOffline(true);
  await page.reload();
  await field.pressSequentially('programadora');
  await expect(first).toContainText('por «programadora»');
  await page.goto(`${server.url}/carreras/enfermeria`);
  await expect(nursing).toBeVisible();
  await page.goBack();
  const marked = page.locator('.career-cards .career-kept');
  await expect(marked).toHaveText([catalogueEs.kept]);
  await expect(page.locator('[data-career="enfermeria"]')).toContainText(catalogueEs.kept);
  await field.fill('programadora');
  // Another career's own page was not used, and is not in the copy.
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { name: offlineEs.title })).toBeVisible();
});

test('the pathway and the calculators open without a network once they were used, and say so before', async ({
  page,
  context,
  site: server,
}) => {
  await page.goto(`${server.url}/values-test`);
  await expect(page.getByText(intro.worksOffline)).toBeVisible(copyComes);
  await context.setOffline(true);
  await page.goto(`${server.url}/ruta-a-espana`);
  await expect(page.getByRole('heading', { name: offlineEs.title })).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${server.url}/ruta-a-espana`);
  const country = page.getByLabel(pathway.form.country);
  const answer = page.locator('.pathway-answer');
  await page.getByRole('radio', { name: pathway.form.studiesOf.degree }).check();
  await country.selectOption('EC');
  await expect(answer).toContainText('Ecuador');
  await page.getByRole('button', { name: pathway.plan.save }).click();
  await expect(answer).toContainText(pathway.plan.savedHere);
  await page.goto(`${server.url}/me-llega-y-cuanto-cuesta`);
  const calculator = page.locator('.calculator[data-live]');
  await page.locator('#calculator').hover();
  await expect(calculator.getByLabel(situation.country)).toHaveValue('EC');
  await context.setOffline(true);
  await page.reload();
  await page.locator('#calculator').hover();
  await expect(calculator.getByLabel(situation.country)).toHaveValue('EC');
  // Opened cold: the address alone, with the plan that this browser keeps.
  await page.goto(`${server.url}/ruta-a-espana`);
  await expect(answer).toContainText(pathway.plan.savedHere);
  await page.getByRole('button', { name: pathway.form.change }).click();
  await country.selectOption('PE');
  await expect(answer).toContainText('Perú');
});

test('any page that is not in the copy says that it needs the network, and is no other page to React', async ({
  page,
  context,
  site: server,
}) => {
  const expectNoFaults = watchForFaults(page);
  await page.goto(`${server.url}/values-test`);
  await expect(page.getByText(intro.worksOffline)).toBeVisible(copyComes);
  await context.setOffline(true);
  for (const [copy, addresses] of [
    [offlineEs, ['/profile', '/compartido', '/auth', '/', '/blog', '/carreras/trabajo-social']],
    [offlineEn, ['/en/profile', '/en/shared', '/en/what-you-study']],
  ] as const) {
    for (const address of addresses) {
      await page.goto(server.url + address);
      await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
      // Whatever wakes React has woken it.
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      expect(new URL(page.url()).pathname).toBe(address);
    }
  }
  // From there on, links lead on; with the network back the page itself comes.
  await page.goto(`${server.url}/profile`);
  await context.setOffline(false);
  await page.getByRole('link', { name: offlineEs.links.results }).click();
  await expect(page.getByText(words.es.results.page.emptyTitle)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
  expectNoFaults();
});

test('a PDF that was made once is made again without a network (H20)', async ({
  page,
  context,
  site: server,
}) => {
  await leaveOnDevice(page, server, guestAttempt('es'));
  await page.goto(`${server.url}/values-test`);
  await expect(page.getByText(intro.worksOffline)).toBeVisible(copyComes);
  await page.goto(`${server.url}/results`);
  const sizes: number[] = [];
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.reload();
    await unfold(page, 'take');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: parts.take.pdf }).click();
    sizes.push((await readFile(await (await download).path())).length);
  }
  const [online = 0, offline = 0] = sizes;
  expect(online).toBeGreaterThan(20_000);
  // The time in it is packed to a byte more or less; a missing face or drawing would be thousands.
  expect(Math.abs(offline - online)).toBeLessThan(100);
});
