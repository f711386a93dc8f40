import { expect, type Page } from '@playwright/test';
import { copy as country } from '#content/dictionaries/es/country-way.ts';
import { copy as situation } from '#content/dictionaries/es/situation.ts';
import { copy as pathway } from '#content/sentences/pathway/es/pathway.ts';
import { copy as claim } from '#content/dictionaries/es/claim-result.ts';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
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

/** The form, which stands aside once there is an answer. */
const openForm = (page: Page) => page.getByRole('button', { name: pathway.form.change }).click();

test(
  'choices answer at once, by keyboard, with dates to come',
  inGate(),
  async ({ page, site }) => {
    const trouble = await watchTrouble(page, site.url);
    await page.goto(`${site.url}/ruta-a-espana`);
    await rejectCookies(page);
    await page.getByRole('radio', { name: pathway.form.studiesOf.degree }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel(pathway.form.country).selectOption('MX');
    const answer = page.locator('.pathway-answer');
    await expect(answer.getByRole('heading', { level: 2 })).toHaveText(
      'Homologación y acreditación',
    );
    await expect(answer).toContainText('Pide la visa de estudios');
    // What a Mexican has to show, in pesos first.
    await expect(answer.locator('.pathway-money')).toContainText(/\$12,300 al\smes\s*600\s€/);
    await page.getByLabel('Qué título tienes o tendrás').selectOption('ib');
    await expect(answer.getByRole('heading', { level: 2 })).toHaveText(
      'Bachillerato Internacional',
    );
    await page.getByRole('button', { name: 'Ver mi camino' }).press('Enter');
    await expect(answer.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(answer.getByText('Universidad pública · México')).toBeVisible();
    await expect(page.getByLabel(pathway.form.country)).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: pathway.form.change }).press('Enter');
    await expect(page.getByRole('radio', { name: pathway.form.studiesOf.degree })).toBeFocused();
    await page.getByLabel(pathway.form.country).selectOption('CO');
    await page.getByLabel('Qué título tienes o tendrás').selectOption('national');
    await expect(answer).toContainText('No pudimos verificar la renovación');
    await expectAccessible(page);
    expect(trouble).toEqual([]);
  },
);

for (const width of [360, 1440]) {
  test(`at ${width} px the form stays where it is under who chooses in it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${site.url}/ruta-a-espana`);
    await rejectCookies(page);
    const show = page.getByRole('button', { name: pathway.form.show });
    const places = async () => ({
      form: await page.locator('#pathway-form').boundingBox(),
      show: await show.boundingBox(),
    });
    await page.getByLabel(pathway.form.country).selectOption('PE');
    await expect(page.locator('.pathway-answer')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const before = await places();
    for (const studies of ['degree', 'vocational'] as const) {
      await page.getByRole('radio', { name: pathway.form.studiesOf[studies] }).check();
      await expect(page.locator('.pathway-answer .course-night')).toBeVisible();
      expect(await places()).toEqual(before);
    }
    await show.click();
    // The months of the way, and what is to be done now, in one screen.
    const now = page.getByRole('heading', { name: pathway.months.now });
    await expect(now).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.course-name:visible')).not.toHaveCount(0);
    await expect(page.locator('.next-stop .check')).toBeInViewport({ ratio: 1 });
  });
}

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

test('a plan of the account opens on a device that knows nothing of it', async ({ page, site }) => {
  const session = await makeAccount(site, 'plan.elsewhere@example.com');
  await savePlan(site, session, {
    country: 'CO',
    diploma: 'ib',
    aim: 'private-degree',
    start: farStart,
    ticks: { 'check-official': '2026-11-01' },
  });
  await bringSession(page, site, session);
  await page.goto(`${site.url}/ruta-a-espana`);
  await expect(page.getByLabel(pathway.form.country)).toHaveValue('CO');
  await expect(progressIn(page)).toHaveText(/^1 de \d+ pasos hechos/);
});

test('a plan keeps with the account whether a visa is needed and where; another device tells it so', async ({
  page,
  browser,
  site,
}) => {
  const session = await makeAccount(site, 'plan.terms@example.com');
  await bringSession(page, site, session);
  await page.goto(`${site.url}/me-llega-y-cuanto-cuesta`);
  await rejectCookies(page);
  await page.locator('#calculator').hover();
  await page.locator('.calculator[data-live]').waitFor();
  await page.getByLabel('Otra ciudad').selectOption('valencia');
  await page.goto(`${site.url}/ruta-a-espana`);
  await page.getByRole('radio', { name: pathway.form.studiesOf.degree }).check();
  await page.getByLabel(pathway.form.country).selectOption('AR');
  await page.getByRole('button', { name: pathway.form.show }).click();
  await openForm(page);
  await page.getByLabel(pathway.form.passport).selectOption('eu');
  const answer = page.locator('.pathway-answer');
  await expect(answer).toContainText(/Matrícula del primer año, .*desde 767\s€ al año/);
  await page.getByRole('button', { name: pathway.plan.save }).click();
  await expect(progressIn(page)).toContainText(pathway.plan.savedAccount);
  expect(await plansOf(site, session)).toMatchObject([{ stay: 'union', region: 'valencia' }]);
  await page.getByLabel(pathway.form.passport).selectOption('other');
  await expect(answer).toContainText(pathway.plan.changed);
  expect(await plansOf(site, session)).toMatchObject([{ stay: 'union' }]);

  const elsewhere = await (await browser.newContext()).newPage();
  await bringSession(elsewhere, site, session);
  await elsewhere.goto(`${site.url}/ruta-a-espana`);
  const there = elsewhere.locator('.pathway-answer');
  await expect(there).toContainText('Visa: no.');
  await expect(there).not.toContainText(pathway.steps['request-visa'].title);
  await expect(there).toContainText(/Matrícula del primer año, .*desde 767\s€ al año/);
  await elsewhere.context().close();

  await page.getByRole('button', { name: pathway.plan.keepChange }).click();
  await expect(answer).not.toContainText(pathway.plan.changed);
  // The page shows what is kept before the account has it.
  await expect
    .poll(() => plansOf(site, session))
    .toMatchObject([{ stay: 'visa', region: 'valencia' }]);
});

test('answers of the calculators are asked nowhere twice, and no address has them', async ({
  page,
  site,
}) => {
  const trouble = await watchTrouble(page, site.url);
  await page.goto(`${site.url}/me-llega-y-cuanto-cuesta`);
  await rejectCookies(page);
  await page.locator('#calculator').hover();
  await page.locator('.calculator[data-live]').waitFor();
  await page.getByLabel(situation.country).selectOption('AR');
  await page.getByLabel(pathway.form.diploma).selectOption('national');
  await page.getByLabel(pathway.form.passport).selectOption('eu');
  // What is supposed is said once it is pressed.
  await page.getByRole('radio', { name: 'Privada' }).check();
  await page.getByRole('radio', { name: 'Pública' }).check();
  const follows = page.getByRole('region', { name: 'Lo que sale de tus respuestas' });
  await expect(follows).toContainText('Visa: no.');
  await follows.getByRole('link', { name: /Argentina/ }).click();
  await expect(page).toHaveURL(`${site.url}/ruta-a-espana/argentina`);
  await page.getByRole('link', { name: country.see }).click();
  const answer = page.locator('.pathway-answer');
  await expect(answer).toContainText('Visa: no.');
  await expect(page.getByLabel(pathway.form.country)).toHaveValue('AR');
  await expect(answer).not.toContainText(pathway.steps['request-visa'].title);
  await openForm(page);
  await page.getByLabel(pathway.form.passport).selectOption('other');
  await expect(answer).toContainText(pathway.steps['request-visa'].title);
  await answer.getByRole('link', { name: /Argentina/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/desde Argentina$/);
  await page.goto(`${site.url}/ruta-a-espana?country=MX&diploma=ib&aim=public-degree`);
  await expect(page.getByLabel(pathway.form.country)).toHaveValue('MX');
  await expect(page).toHaveURL(`${site.url}/ruta-a-espana`);
  expect(trouble).toEqual([]);
});

test('the page of a country leads to its usual way at once, and to the studies said before', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/ruta-a-espana/chile`);
  await rejectCookies(page);
  await page.getByRole('link', { name: country.see }).click();
  const answer = page.locator('.pathway-answer');
  await expect(answer).toContainText('Chile');
  await expect(page.getByLabel(pathway.form.country)).toHaveValue('CL');
  await openForm(page);
  await expect(page.getByRole('radio', { name: pathway.form.studiesOf.degree })).toBeChecked();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('radio', { name: pathway.form.studiesOf.vocational }).check();
  await page.goto(`${site.url}/ruta-a-espana/peru`);
  await page.getByRole('link', { name: country.course.dates }).click();
  await expect(answer).toContainText('Perú');
  await openForm(page);
  await expect(page.getByRole('radio', { name: pathway.form.studiesOf.vocational })).toBeChecked();
});

test('the clock of a device supposes a country, which makes a plan and is kept by nobody', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/Monterrey' });
  const page = await context.newPage();
  await page.goto(`${site.url}/ruta-a-espana`);
  await rejectCookies(page);
  const note = page.locator('#pathway-note');
  await page.getByLabel(pathway.form.diploma).focus();
  await expect(note).toContainText('Pusimos México');
  await expect(page.getByLabel(pathway.form.country)).toHaveValue('MX');
  // Nothing was asked yet: the usual way still stands there.
  await expect(page.getByRole('heading', { name: 'Así es el camino desde México' })).toBeVisible();
  await page.getByRole('radio', { name: pathway.form.studiesOf.degree }).check();
  await expect(page.locator('.pathway-answer .pathway-said')).toContainText('México');
  const kept = () => page.evaluate(() => localStorage.getItem('faro-situation'));
  expect(JSON.parse((await kept()) ?? '{}')).toMatchObject({ country: '' });
  await page.getByLabel(pathway.form.country).selectOption('PE');
  await expect.poll(async () => JSON.parse((await kept()) ?? '{}').country).toBe('PE');
  await context.close();
});

test('without script a family in Mexico reads its whole pathway', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/ruta-a-espana`);
  await page.locator('#country-list > summary').click();
  await expect(page.locator('#country-list').getByRole('link', { name: 'México' })).toBeVisible();
  const way = page.locator('#way-homologation');
  await way.locator('> summary').click();
  for (const words of ['Pide la homologación', 'Pide la visa', 'Qué preguntar', 'El dinero']) {
    await expect(way.getByText(words).first()).toBeVisible();
  }
  await way.getByText('El dinero').click();
  await expect(way.getByText('Tasa de homologación')).toBeVisible();
  await page.close();
});

test('whoever has begun a degree has an answer within 6,000 px of a phone, which says once that it may have changed', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(new Date('2027-10-05T10:00:00Z'));
  await page.goto(`${site.url}/ruta-a-espana?country=VE&diploma=national&aim=public-degree`);
  await rejectCookies(page);
  await openForm(page);
  await page
    .getByLabel('Qué título tienes o tendrás')
    .selectOption({ label: 'Ya empecé una carrera' });
  const answer = page.locator('.pathway-answer');
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText(
    pathway.university.title.begun,
  );
  const aside = answer.locator('summary', { hasText: 'Si entras con tu título de bachillerato' });
  await expect(aside).toBeVisible();
  await page.getByRole('button', { name: pathway.form.show }).click();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6_000);
  await aside.click();
  for (const line of await answer.locator('.course-steps details > summary').all()) {
    if (!(await line.isVisible())) continue;
    await line.click();
  }
  await expect(answer.locator('.course-steps').getByText(pathway.answer.stale)).toHaveCount(1);
});
