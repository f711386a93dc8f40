import { expect, type Page } from '@playwright/test';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { askedToday } from './asked-today.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import {
  attemptsOf,
  bringSession,
  makeAccount,
  saveAnswers,
  type Session,
} from './made-accounts.ts';
import { watchForFaults, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

const question = (page: Page) => page.locator('fieldset[data-item]');
/** After `count` answers of sixty, the next question is asked. */
const progress = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`^${count + 1} (de|of) 60$`))).toBeVisible();

const expectReport = (page: Page) =>
  expect(page.getByRole('heading', { name: words.es.interests.scores.title })).toBeVisible();

/** Answers the one question of a phone's screen and waits for the next screen. */
async function answer(page: Page, choice: number): Promise<string> {
  const item = (await question(page).getAttribute('data-item')) ?? '';
  await question(page).locator('label').nth(choice).click();
  await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
  return item;
}

/** Goes on with the draft that lies in the account or in the browser. */
async function resume(page: Page): Promise<void> {
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: words.es.assessment.intro.start.resume }).click();
  await expect(question(page)).toBeVisible();
}

async function accountWithDraft(email: string, count: number): Promise<Session> {
  const session = await makeAccount(server, email);
  const answers = Object.fromEntries(fullOrder.slice(0, count).map((item) => [item, 3]));
  await saveAnswers(server, session, { id: crypto.randomUUID(), locale: 'es' }, answers);
  return session;
}

const { saved } = words.es.assessment.test.progress;

test('a server that goes away and comes back takes nothing along (X02, X07)', async ({ page }) => {
  const expectNoFaults = watchForFaults(page);
  const session = await accountWithDraft('away@example.com', 56);
  await bringSession(page, server, session);
  await resume(page);
  await answer(page, 1);
  await expect(page.locator('[data-saved=account]')).toHaveText(saved.account);

  await server.stop();
  await answer(page, 2);
  await answer(page, 4);
  await expect(page.getByRole('status').getByText(saved.offline)).toBeVisible();
  await progress(page, 59);

  await server.restart();
  await expect(page.locator('[data-saved=account]')).toHaveText(saved.account, {
    timeout: 10_000,
  });
  await answer(page, 0);
  await page.getByRole('button', { name: words.es.assessment.test.review.finish }).click();
  await expect(page).toHaveURL(/\/results$/);
  await expect(async () => {
    const attempts = await attemptsOf(server, session);
    expect(attempts.map(({ state }) => state)).toEqual(['submitted']);
    expect(fullOrder.slice(56).map((item) => attempts[0]?.answers[item])).toEqual([1, 2, 4, 0]);
  }).toPass();
  expectNoFaults();
});

test('a browser that refuses to keep anything still gives the test, with a warning (X14)', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: words.es.assessment.intro.start.begin }).click();
  await expect(question(page)).toBeVisible();
  await answer(page, 3);
  await expect(page.getByRole('status').getByText(saved.memory)).toBeVisible();
  await answer(page, 3);
  await progress(page, 2);
  expectNoFaults();
});

test('a browser whose storage is full says that the tab must stay open (X14)', async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: words.es.assessment.intro.start.begin }).click();
  await expect(question(page)).toBeVisible();
  await answer(page, 3);
  await expect(
    page.getByText('No se puede guardar en este navegador: no cierres la pestaña'),
  ).toBeVisible();
  await answer(page, 3);
  await progress(page, 2);
});

test(
  'an answer is saved here even when the tab dies before the database has it (X08)',
  inGate(),
  async ({ page, context }) => {
    await leaveOnDevice(page, server, guestAttempt('es', 3));
    await resume(page);
    // A database that no longer answers, as in the moment in which a tab dies.
    await page.evaluate(() => {
      IDBObjectStore.prototype.get = () => Object.create(null);
    });
    await answer(page, 2);
    await answer(page, 0);
    await expect(page.locator('[data-saved=device]')).toHaveText(saved.device);
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await resume(next);
    await progress(next, 5);
    const [kept] = await attemptsOnDevice(next);
    expect(fullOrder.slice(3, 5).map((item) => kept?.attempt.answers[item])).toEqual([2, 0]);
  },
);

test('a test finished without a server is kept, and reaches the account once (X07)', async ({
  page,
}) => {
  const session = await accountWithDraft('finished@example.com', 59);
  await bringSession(page, server, session);
  await resume(page);
  await server.stop();
  await answer(page, 4);
  await page.getByRole('button', { name: words.es.assessment.test.review.finish }).click();
  await expect(async () => {
    const kept = await attemptsOnDevice(page);
    expect(kept.map(({ attempt }) => attempt.state)).toEqual(['submitted']);
  }).toPass();
  await server.restart();
  await page.goto(`${server.url}/results`);
  await expectReport(page);
  await expect(async () => {
    const attempts = await attemptsOf(server, session);
    expect(attempts.map(({ state }) => state)).toEqual(['submitted']);
    expect(Object.keys(attempts[0]?.answers ?? {})).toHaveLength(60);
  }).toPass();
  await expect(page.getByText(words.es.results.page.notSent)).toHaveCount(0);
});

test('a server killed while a person answers has all that it acknowledged (X01)', async ({
  page,
}) => {
  const session = await makeAccount(server, 'killed@example.com');
  await bringSession(page, server, session);
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: words.es.assessment.intro.start.begin }).click();
  const given: Record<string, number> = {};
  for (const round of [0, 2]) {
    for (const choice of [1, 3]) given[await answer(page, choice)] = choice;
    await expect(page.locator('[data-saved=account]')).toBeVisible();
    const acknowledged = { ...given };
    // One more, in flight or not when the power goes.
    given[await answer(page, round)] = round;
    await server.stop('SIGKILL');
    await server.restart();
    const [kept] = await attemptsOf(server, session);
    expect(kept?.answers).toMatchObject(acknowledged);
  }
  await expect(page.locator('[data-saved=account]')).toBeVisible();
  const attempts = await attemptsOf(server, session);
  expect(attempts.map(({ answers }) => answers)).toEqual([given]);
});

test('a reload and a later visit go on at the next open question (X13)', async ({ page }) => {
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: words.es.assessment.intro.start.begin }).click();
  const answered: string[] = [];
  for (const choice of [0, 4, 2]) answered.push(await answer(page, choice));
  const next = askedToday.find((item) => !answered.includes(item)) ?? '';
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-item', next);
  await page.goto(`${server.url}/`);
  await page.goto(`${server.url}/assessment`);
  await expect(page.getByText(/: 3 de 60 respuestas guardadas/)).toBeVisible();
  await resume(page);
  await expect(question(page)).toHaveAttribute('data-item', next);
});

test('two tabs of one test converge, and one of them finishing is enough (X08)', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await leaveOnDevice(first, server, guestAttempt('es', 57));
  for (const page of [first, second]) await resume(page);
  await answer(first, 1);
  await expect(second.locator('[data-answered="58"]')).toBeVisible({ timeout: 2_000 });
  await answer(second, 2);
  // Both answered question 58; the later answer stands.
  await expect(first.locator('[data-answered="58"]')).toBeVisible({ timeout: 2_000 });
  await answer(second, 3);
  await answer(second, 4);
  await expect(first.locator('[data-answered="60"]')).toBeVisible({ timeout: 2_000 });
  await second.getByRole('button', { name: words.es.assessment.test.review.finish }).click();
  for (const page of [first, second]) await expect(page).toHaveURL(`${server.url}/results`);
  const kept = await attemptsOnDevice(first);
  expect(kept.map(({ attempt }) => attempt.state)).toEqual(['submitted']);
  expect(fullOrder.slice(57).map((item) => kept[0]?.attempt.answers[item])).toEqual([2, 3, 4]);
});

test('Back, Forward and reload at every step lose nothing and submit once (X13)', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const { intro, test: taking } = words.es.assessment;
  await leaveOnDevice(page, server, guestAttempt('es', 58));
  await page.goto(`${server.url}/`);
  await resume(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: intro.start.resume })).toBeVisible();
  await page.goForward();
  await expect(question(page)).toHaveAttribute('data-item', fullOrder[58] ?? '');
  await answer(page, 1);
  await page.getByRole('button', { name: taking.back }).click();
  await expect(question(page).getByRole('radio').nth(1)).toBeChecked();
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-item', fullOrder[59] ?? '');
  await answer(page, 2);
  await expect(page.getByRole('heading', { name: taking.review.completeTitle })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: taking.review.completeTitle })).toBeVisible();
  await page.getByRole('button', { name: taking.review.finish }).dblclick();
  await expectReport(page);
  const [finished] = await attemptsOnDevice(page);
  await page.reload();
  await expectReport(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: intro.start.seeResult })).toBeVisible();
  await page.goForward();
  await expectReport(page);
  const after = await attemptsOnDevice(page);
  expect(after).toEqual([finished]);
  expect(Object.keys(finished?.attempt.answers ?? {})).toHaveLength(60);
  expectNoFaults();
});
