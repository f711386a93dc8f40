import { expect, type Page } from '@playwright/test';
import { copy as guess } from '#content/dictionaries/es/guess.ts';
import { copy as guestLink } from '#content/dictionaries/es/guest-link.ts';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { copy as report } from '#content/instruments/words/es/results-report.ts';
import { copy as picture } from '#content/dictionaries/es/share-picture.ts';
import { copy as share } from '#content/dictionaries/es/share.ts';
import { copy as shared } from '#content/dictionaries/es/shared-result.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import {
  bringSession,
  farStart,
  makeAccount,
  saveAnswers,
  savePlan,
  submitAttempt,
} from './made-accounts.ts';
import { attemptFor } from './report/attempt-for.ts';
import { test, watchTrouble } from './site-fixture.ts';
import { unfold } from './unfold.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const answers = Object.fromEntries(
  fullOrder.map((item) => [item, { r: 3, i: 4, a: 3, s: 1, e: 0, c: 1 }[item.charAt(0)] ?? 0]),
);

const { answers: investigating } = attemptFor(interestsV2, {
  R: 14,
  I: 36,
  A: 26,
  S: 18,
  E: 10,
  C: 6,
});

/** Puts an activity at the next place, by keyboard. */
async function place(page: Page, letter: keyof typeof guess.activities) {
  await page.getByRole('button', { name: guess.activities[letter] }).focus();
  await page.keyboard.press('Enter');
}

test('a mother guesses before she sees anything, her daughter reads it first, and then both see both', async ({
  page,
  browser,
  site: server,
}) => {
  const trouble = await watchTrouble(page, server.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await makeAccount(server, 'guessed@example.com');
  const id = crypto.randomUUID();
  await saveAnswers(server, session, { id, locale: 'es' }, answers);
  await submitAttempt(server, session, id);
  await savePlan(server, session, {
    country: 'MX',
    diploma: 'national',
    aim: 'public-degree',
    start: farStart,
    ticks: {},
  });
  await bringSession(page, server, session);
  await page.goto(`${server.url}/results`);
  await unfold(page, 'take');
  await press(page, share.last.make);
  await page.getByLabel(share.label).fill('mamá');
  await expect(page.getByLabel(share.guess)).not.toBeChecked();
  await page.getByLabel(share.guess).check();
  await press(page, share.create);
  const link = await page.getByLabel(share.linkLabel).inputValue();
  // Words and picture do not tell what is to be guessed.
  const sheet = page.getByRole('dialog', { name: picture.sheet.title });
  await expect(sheet.getByLabel(picture.sheet.words)).toHaveValue(
    `${picture.sheet.to.mum}, ${picture.sheet.messages.guess.replace('{url}', link)}`,
  );
  await expect(sheet.locator('canvas')).toHaveCount(0);
  await press(page, picture.sheet.close);

  const mother = await (await browser.newContext()).newPage();
  await mother.emulateMedia({ reducedMotion: 'reduce' });
  await mother.goto(link);
  await expect(mother.getByRole('heading', { name: guess.put.title })).toBeVisible();
  await expect(mother.getByText(shared.parents.who.text)).toBeVisible();
  await expectAccessible(mother);
  await place(mother, 'S');
  await press(mother, guess.put.send);
  await expect(mother.getByText(guess.put.left.replace('{n}', '5'))).toBeVisible();
  for (const letter of ['I', 'A', 'E', 'R', 'C'] as const) await place(mother, letter);
  await press(mother, guess.put.send);
  await expect(mother.getByRole('heading', { name: guess.waiting.title })).toBeVisible();
  await press(mother, guess.waiting.look);
  await expect(mother.getByRole('heading', { name: guess.waiting.title })).toBeVisible();
  await expect(mother.getByRole('heading', { name: shared.parents.numbers.title })).toBeVisible();
  await expectAccessible(mother);
  await expect(mother.locator('#careers')).toHaveCount(0);

  await page.goto(server.url);
  await expect(page.getByText('Tu mamá ya adivinó qué te gusta.')).toBeVisible();
  await page.getByRole('link', { name: guess.waits.look }).click();
  const hers = page.getByRole('region', { name: guess.both.title });
  await expect(hers).toContainText(
    'Tu mamá puso Social (ayudar) primero; a ti te salió Investigador',
  );
  await expectAccessible(page);
  await press(page, guess.agree.yes);
  await expect(page.getByText(guess.agree.done)).toBeVisible();

  await press(mother, guess.waiting.look);
  await expect(mother.getByRole('heading', { name: guess.both.title })).toBeVisible();
  const both = mother.getByRole('region', { name: guess.both.title });
  await expect(both).toContainText('Pusiste Social (ayudar) primero; a Ana le salió Investigador');
  await expect(mother.getByText(`Lo que más le gusta a Ana: averiguar`)).toBeVisible();
  await expect(mother.getByRole('heading', { name: shared.parents.numbers.title })).toBeVisible();
  await expect(mother.getByRole('heading', { name: parts.talk.title })).toHaveCount(1);
  const ofPlan = mother.locator('section', {
    has: mother.getByRole('heading', { name: shared.parents.plan, exact: true }),
  });
  await expect(ofPlan).toContainText(/880\s€/);
  // What her daughter reads is folded, until the link of the plan or she herself opens it.
  await expect(mother.locator('#careers')).toBeHidden();
  await expectAccessible(mother);
  await mother.getByRole('link', { name: shared.parents.wholePlan }).click();
  await expect(mother.locator('#careers')).toBeVisible();
  await expectAccessible(mother);
  await mother.reload();
  await expect(mother.getByRole('heading', { name: guess.both.title })).toBeVisible();
  // Without what the address of the notice opens by itself.
  await page.goto(`${server.url}/results`);
  await unfold(page, 'take');
  await expect(page.getByText(/^Activo hasta .* Abierto una vez/)).toBeVisible();

  const father = await (await browser.newContext()).newPage();
  await father.goto(link);
  await expect(father.locator('.result-hero h2')).toHaveText(/^«.+»$/);
  await page.goto(`${server.url}/results`);
  await unfold(page, 'take');
  await expect(page.getByText(/^Activo hasta .* Abierto 2 veces/)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a guest without an account is told of her mother’s guess in the bar, reads it by her own link, and agrees', async ({
  page,
  browser,
  site: server,
}) => {
  const trouble = await watchTrouble(page, server.url);
  const guest = guestAttempt('es');
  await leaveOnDevice(page, server, {
    ...guest,
    attempt: { ...guest.attempt, version: interestsV2.version, answers: investigating },
  });
  await page.goto(`${server.url}/results`);
  await press(page, report.send);
  const sheet = page.getByRole('dialog', { name: picture.sheet.title });
  await sheet.getByRole('switch', { name: picture.sheet.link.summary }).click();
  await sheet.getByLabel(guestLink.guess).check();
  await sheet.getByLabel(guestLink.label).fill('mamá');
  await sheet.getByLabel(/^Tengo 14/).check();
  await press(page, guestLink.create);
  const words = sheet.getByLabel(picture.sheet.words);
  await expect(words).toHaveValue(/Pon en orden.*#[0-9a-f]{64}$/);
  await expect(sheet.locator('canvas')).toHaveCount(0);
  const [link = ''] = /https?:\S+$/.exec(await words.inputValue()) ?? [];

  const mother = await (await browser.newContext()).newPage();
  await mother.goto(link);
  for (const letter of ['S', 'I', 'A', 'E', 'R', 'C'] as const) await place(mother, letter);
  await press(mother, guess.put.send);
  await expect(mother.getByRole('heading', { name: guess.waiting.title })).toBeVisible();

  await page.goto(server.url);
  await expect(page.getByText('Tu mamá ya adivinó qué te gusta.')).toBeVisible();
  await page.getByRole('link', { name: guess.waits.look }).click();
  await expect(page.getByRole('heading', { level: 1, name: shared.guessed })).toBeVisible();
  await expect(page.getByRole('region', { name: guess.both.title })).toContainText(
    'Tu mamá puso Social (ayudar) primero; a ti te salió Investigador',
  );
  await expectAccessible(page);
  await press(page, guess.agree.yes);
  await expect(page.getByText(guess.agree.done)).toBeVisible();

  await press(mother, guess.waiting.look);
  await expect(mother.getByRole('region', { name: guess.both.title })).toContainText(
    'Pusiste Social (ayudar) primero; a quien te envió esto le salió Investigador',
  );
  await expect(mother.locator('.result-hero h2')).toBeVisible();
  await expectAccessible(mother);
  await mother.context().close();
  expect(trouble).toEqual([]);
});
