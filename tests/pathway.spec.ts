import { expect, type Page } from '@playwright/test';
import { copy as pathway } from '#content/dictionaries/es/pathway.ts';
import { copy as claim } from '#content/dictionaries/es/claim-result.ts';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import {
  attemptsOf,
  bringSession,
  makeAccount,
  plansOf,
  savePlan,
  farStart,
} from './made-accounts.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

/** How far the plan is, and where it is kept by now. */
const progressIn = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: /^\d+ (de|of) \d+/ });

test('four choices answer at once, by keyboard, with dates to come', async ({ page, site }) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/ruta-a-espana`);
  await rejectCookies(page);
  await page.getByLabel('País donde terminas la secundaria').focus();
  await page.getByLabel('País donde terminas la secundaria').selectOption('MX');
  const answer = page.locator('.pathway-answer');
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText('Homologación y acreditación');
  await expect(answer).toContainText('Pide el visado de estudios');
  await page.getByLabel('Qué título tienes o tendrás').selectOption('ib');
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText('Bachillerato Internacional');
  await page.getByRole('button', { name: 'Ver mi ruta' }).press('Enter');
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByLabel('País donde terminas la secundaria').selectOption('CO');
  await page.getByLabel('Qué título tienes o tendrás').selectOption('national');
  await expect(answer).toContainText('No pudimos verificar la renovación');
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

test('a guest keeps a plan in this browser, ticks a step and takes the calendar along', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/en/route-to-spain?country=AR&diploma=ib&aim=private-degree`);
  await rejectCookies(page);
  await page.getByRole('button', { name: 'Save as my plan' }).click();
  await page.getByLabel('Done: Check that the degree is official').click();
  await expect(progressIn(page)).toHaveText(/^1 of \d+ steps done/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download calendar' }).click();
  expect((await download).suggestedFilename()).toBe('route-to-spain.ics');
  await page.goto(`${site.url}/en/profile`);
  await expect(page.getByText(/^1 of \d+ steps done/)).toBeVisible();
  await page.getByRole('link', { name: 'Open my plan' }).click();
  await expect(page.getByLabel(/^done on .*Check that the degree is official/)).toBeChecked();
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});

test('a guest’s plan is asked about after signing in, and never replaces another unasked', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/ruta-a-espana?country=MX&diploma=national&aim=public-degree`);
  await rejectCookies(page);
  await page.getByRole('button', { name: pathway.plan.save }).click();
  await page.getByLabel(/^Hecho: Comprueba/).click();
  await expect(progressIn(page)).toHaveText(/^1 de \d+ pasos hechos/);
  await expect(progressIn(page)).toContainText(pathway.plan.savedHere);

  const other = await makeAccount(site, 'plan.other@example.com');
  await savePlan(site, other, {
    country: 'CO',
    diploma: 'ib',
    aim: 'private-degree',
    start: farStart,
    ticks: { 'take-insurance': '2026-11-01' },
  });
  await bringSession(page, site, other);
  await page.goto(`${site.url}/profile`);
  const question = page.getByRole('region', { name: pathway.claim.title });
  await expect(question).toContainText('En tu cuenta ya tienes otro: Colombia');
  await expectAccessible(page);
  await question.getByRole('button', { name: pathway.claim.keep }).click();
  await expect(question).toHaveCount(0);
  expect(await plansOf(site, other)).toMatchObject([{ country: 'CO' }]);

  const mine = await makeAccount(site, 'plan.mine@example.com');
  await bringSession(page, site, mine);
  await page.goto(`${site.url}/ruta-a-espana`);
  await question.getByRole('button', { name: pathway.claim.yes }).click();
  await expect(question).toHaveCount(0);
  expect(await plansOf(site, mine)).toMatchObject([
    { country: 'MX', ticks: { 'check-official': expect.any(String) } },
  ]);
  expect(trouble).toEqual([]);
});

test('claiming a result takes the plan of the same browser along', async ({ page, site }) => {
  await page.goto(`${site.url}/ruta-a-espana?country=PE&diploma=national&aim=vocational`);
  await rejectCookies(page);
  await page.getByRole('button', { name: pathway.plan.save }).click();
  await expect(progressIn(page)).toContainText(pathway.plan.savedHere);
  await leaveOnDevice(page, site, guestAttempt('es'));
  const session = await makeAccount(site, 'plan.along@example.com');
  await bringSession(page, site, session);
  await page.goto(`${site.url}/assessment`);
  await page.getByRole('button', { name: claim.ask.yes }).click();
  await expect(page).toHaveURL(`${site.url}/results`);
  await expect(page.getByRole('region', { name: pathway.told.title })).toContainText('Perú');
  expect(await attemptsOf(site, session)).toHaveLength(1);
  expect(await plansOf(site, session)).toMatchObject([{ country: 'PE' }]);
});

test('without script a family in Mexico reads its whole pathway', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/ruta-a-espana`);
  await page
    .getByRole('row', { name: /^México/ })
    .getByRole('link', { name: /^Homologación/ })
    .click();
  const way = page.locator('#way-homologation');
  await expect(way).toBeInViewport();
  for (const words of ['Pide la homologación', 'Pide el visado', 'Qué preguntar', 'El dinero']) {
    await expect(way.getByText(words).first()).toBeVisible();
  }
  await page.close();
});
