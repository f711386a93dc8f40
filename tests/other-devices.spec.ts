import { expect, type Page } from '@playwright/test';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { attemptsOnDevice } from './device.ts';
import {
  attemptsOf,
  bringSession,
  makeAccount,
  saveAnswers,
  type Session,
} from './made-accounts.ts';
import { navigate, signIn, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

const { intro, test: taking } = words.es.assessment;
const question = (page: Page) => page.locator('fieldset[data-item]');
/** A draft is sent once in ten seconds, so that it may take that long and the way there. */
const inAccount = (page: Page) =>
  expect(page.locator('[data-saved=account]')).toBeVisible({ timeout: 30_000 });

async function answer(page: Page, choice: number): Promise<void> {
  const item = await question(page).getAttribute('data-item');
  await question(page).locator('label').nth(choice).click();
  await expect(page.locator(`fieldset[data-item="${item}"]`)).toHaveCount(0);
}

async function resume(page: Page, server: RunningServer, session: Session): Promise<void> {
  await bringSession(page, server, session);
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: intro.start.resume }).click();
  await expect(question(page)).toBeVisible();
}

async function draft(server: RunningServer, email: string, count: number): Promise<Session> {
  const session = await makeAccount(server, email);
  const answers = Object.fromEntries(fullOrder.slice(0, count).map((item) => [item, 3]));
  await saveAnswers(server, session, { id: crypto.randomUUID(), locale: 'es' }, answers);
  return session;
}

test('two devices: what the other one changed is said, and its end closes this one (X09)', async ({
  browser,
  page: laptop,
  site: server,
}) => {
  const session = await draft(server, 'devices@example.com', 57);
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  for (const page of [laptop, phone]) await resume(page, server, session);
  await answer(laptop, 1);
  await inAccount(laptop);
  await answer(phone, 4);
  await inAccount(phone);

  await laptop.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(laptop.getByText(taking.elsewhere.title)).toBeVisible();
  await laptop.getByRole('button', { name: taking.elsewhere.close }).click();
  await expect(laptop.getByText(taking.elsewhere.title)).toHaveCount(0);

  await answer(phone, 0);
  await answer(phone, 0);
  await phone.getByRole('button', { name: taking.review.finish }).click();
  await expect(phone).toHaveURL(/\/results$/);
  await expect(phone.getByText(words.es.results.page.notSent)).toHaveCount(0);
  await question(laptop).locator('label').nth(2).click();
  await expect(laptop.getByText(words.es.results.page.finishedElsewhere)).toBeVisible();
  const [kept] = await attemptsOf(server, session);
  expect(fullOrder.slice(57).map((item) => kept?.answers[item])).toEqual([4, 0, 0]);
  await phone.context().close();
});

test('a session that dies in the middle asks to sign in over the test, and loses nothing (X11)', async ({
  page,
  site: server,
}) => {
  const session = await draft(server, 'expired@example.com', 56);
  await resume(page, server, session);
  await answer(page, 1);
  await inAccount(page);
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  await fetch(`${server.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: anonKey, authorization: `Bearer ${session.access_token}` },
  });
  await answer(page, 2);
  const { again } = words.es.auth;
  const dialog = page.getByRole('dialog', { name: again.title });
  // A draft is sent within ten seconds of the one before.
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: again.later }).click();
  await answer(page, 0);
  await expect(page.getByText(taking.progress.saved['signed-out'])).toBeVisible();
  await page.reload();
  await signIn(page, 'es', 'expired@example.com');
  await expect(dialog).toHaveCount(0);
  await inAccount(page);
  const [kept] = await attemptsOf(server, await freshSession(page));
  expect(fullOrder.slice(56, 59).map((item) => kept?.answers[item])).toEqual([1, 2, 0]);

  // Back into the test after signing out: it is no user's any more, and no new one inherits its id.
  await navigate(page, 'es', words.es.site.nav.signOut);
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goBack();
  await expect(page.getByRole('button', { name: intro.start.begin })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await attemptsOnDevice(page)).toEqual([]);
});

for (const days of [-1, 1]) {
  test(`a clock ${days} day off: answers reach the account, the token is not fetched anew (X10)`, async ({
    page,
    site: server,
  }) => {
    await page.addInitScript((shift) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + shift;
    }, days * 86_400_000);
    const email = `clock${days}@example.com`;
    const session = await draft(server, email, 57);
    let tokens = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) tokens += 1;
    });
    await page.goto(`${server.url}/auth`);
    await signIn(page, 'es', email);
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto(`${server.url}/assessment`);
    await page.getByRole('button', { name: intro.start.resume }).click();
    for (const choice of [1, 2, 4]) {
      await answer(page, choice);
      if (choice !== 4) await inAccount(page);
    }
    await page.getByRole('button', { name: taking.review.finish }).click();
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.getByText(words.es.results.page.notSent)).toHaveCount(0);
    const [kept] = await attemptsOf(server, session);
    expect(fullOrder.slice(57).map((item) => kept?.answers[item])).toEqual([1, 2, 4]);
    expect(tokens).toBe(1);
  });
}

async function freshSession(page: Page): Promise<Session> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('faro-session') ?? ''));
}
