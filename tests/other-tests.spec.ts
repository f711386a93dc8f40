import { expect, type Page } from '@playwright/test';
import { copy as claim } from '#content/dictionaries/es/claim-result.ts';
import { copy as valuesEs } from '#content/instruments/values/words/es/page.ts';
import { copy as reportEs } from '#content/instruments/values/words/es/report.ts';
import { copy as personalityEn } from '#content/instruments/personality/words/en/page.ts';
import { attemptsOnDevice } from './device.ts';
import { makeAccount } from './made-accounts.ts';
import { expectAccessible } from './axe.ts';
import { signIn, words } from './people.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** Answers the questions of a phone's screen one after the other; that of question n is n modulo 5. */
async function takeAll(page: Page, count: number): Promise<void> {
  const question = page.locator('fieldset[data-item]');
  await expect(question).toHaveCount(1);
  for (let n = 0; n < count; n += 1) {
    const item = await question.getAttribute('data-item');
    await question
      .locator('label')
      .nth(n % 5)
      .click();
    await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
  }
}

/** Puts the cards in order from the last but one up; one is taken out on the way, and those behind it move up. */
async function orderCards(page: Page): Promise<void> {
  const { ranking } = valuesEs;
  const cards = page.locator('.test-card');
  await expect(page.getByRole('heading', { name: ranking.title })).toBeFocused();
  await expectAccessible(page);
  for (const n of [5, 4, 3, 2]) await cards.nth(n).click();
  // By keyboard: the first is taken out and put behind the others.
  await cards.nth(5).press('Space');
  await expect(cards.nth(5)).toHaveAttribute('aria-pressed', 'false');
  await expect(cards.nth(4)).toHaveAccessibleName(/Puesto 1$/);
  await expect(page.getByRole('button', { name: ranking.skip })).toBeVisible();
  await page.reload();
  await expect(cards.nth(2)).toHaveAccessibleName(/Puesto 3$/);
  for (const n of [5, 1, 0]) await cards.nth(n).press('Enter');
  await expect(page.getByText(ranking.whole)).toBeVisible();
  await page.getByRole('button', { name: ranking.next }).click();
}

test('the short form is finished by keyboard alone, in as many questions as it needs', async ({
  page,
  site: server,
}) => {
  const { intro, forms, test: taking } = words.en.assessment;
  await page.goto(`${server.url}/en/assessment`);
  await page.getByRole('radio', { name: forms.choices[1]?.name ?? '' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: intro.start.begin }).focus();
  await page.keyboard.press('Enter');
  const question = page.locator('fieldset[data-item]');
  const finish = page.getByRole('button', { name: taking.review.finish });
  let asked = 0;
  for (; asked < 60; asked += 1) {
    await expect(question.or(finish)).toBeVisible();
    if (await finish.isVisible()) break;
    const item = (await question.getAttribute('data-item')) ?? '';
    await expect(question.locator('legend')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    // R and I are liked, the rest is not: the order is clear early.
    for (let step = 0; /^[ri]/.test(item) && step < 4; step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
  }
  expect(asked).toBeGreaterThanOrEqual(24);
  expect(asked).toBeLessThanOrEqual(48);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.en.interests.scores.title })).toBeVisible();
  const [kept] = await attemptsOnDevice(page);
  expect(kept?.attempt).toMatchObject({ form: 'short', state: 'submitted' });
});

test('values by finger; three optional questions of a guest go along into the account', async ({
  page,
  site: server,
}) => {
  await page.goto(`${server.url}/values-test`);
  await page.getByRole('button', { name: valuesEs.intro.start.begin }).click();
  await takeAll(page, 31);
  await orderCards(page);
  await page.getByRole('button', { name: valuesEs.test.review.finish }).click();
  await expect(page.getByText(reportEs.scores.ranked).first()).toBeAttached();
  const [taken] = await attemptsOnDevice(page);
  expect(taken?.attempt.answers).toMatchObject({ 'card-support': 1, 'card-achievement': 6 });
  const { aboutYou } = words.es.results;
  const section = page.locator('section', { has: page.getByText(aboutYou.title) }).last();
  await page.getByText(aboutYou.title).click();
  await page.getByRole('button', { name: aboutYou.skip }).click();
  await page.reload();
  await page.getByRole('button', { name: aboutYou.reopen }).click();
  await section.getByLabel(aboutYou.country).selectOption('MX');
  await section.getByLabel(aboutYou.age, { exact: true }).selectOption('16-17');
  await page.getByRole('button', { name: aboutYou.save, exact: true }).click();
  await expect(page.getByText(aboutYou.saved)).toBeVisible();
  await expectAccessible(page);

  const email = 'optional@example.com';
  const { access_token } = await makeAccount(server, email);
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', email);
  await page.getByRole('button', { name: claim.ask.yes }).click();
  await expect(page.getByText(words.es.results.page.saved)).toBeVisible();
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  await expect(async () => {
    const answer = await fetch(
      `${server.url}/rest/v1/profiles?select=country,age_band,study_level`,
      {
        headers: { apikey: anonKey, authorization: `Bearer ${access_token}` },
      },
    );
    expect(await answer.json()).toEqual([{ country: 'MX', age_band: '16-17', study_level: null }]);
  }).toPass();
});

test('personality by finger, after an end with nothing answered was explained', async ({
  page,
  site: server,
}) => {
  const { intro, test: taking } = personalityEn;
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${server.url}/en/personality-test`);
  await page.getByRole('button', { name: intro.start.begin }).click();
  for (let screen = 0; screen < 10; screen += 1) {
    await page.getByRole('button', { name: /^(Skip|Finish)/ }).click();
  }
  await expect(page.getByText(taking.review.nothing)).toBeVisible();
  await expect(page.getByRole('button', { name: taking.review.finishAnyway })).toHaveCount(0);
  await page.getByRole('button', { name: taking.review.answerOpen }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await takeAll(page, 51);
  await page.getByRole('button', { name: taking.review.finish }).click();
  await expect(page).toHaveURL(/\/en\/results$/);
  await expect(page.locator('main table').first()).toBeAttached();
  const [kept] = await attemptsOnDevice(page);
  expect(Object.keys(kept?.attempt.answers ?? {})).toHaveLength(51);
});
