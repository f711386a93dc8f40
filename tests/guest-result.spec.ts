import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { copy as claimEn } from '#content/dictionaries/en/claim-result.ts';
import { copy as claimEs } from '#content/dictionaries/es/claim-result.ts';
import { expectAccessible } from './axe.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { attemptsOf, backendOf, bringSession, makeAccount } from './made-accounts.ts';
import { choosePassword, mailTo, navigate, register, signIn, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.use({ reducedMotion: 'reduce' });

const scores = (page: Page) => page.locator('main table').first().innerText();

// The way is the same in both languages: here it is taken in English, by the last test and the journeys in Spanish.
const { ask } = claimEn;
const { page: results } = words.en.results;
const dialog = (page: Page) => page.getByRole('dialog', { name: ask.title });

async function guestSignsIn(server: RunningServer, page: Page, email: string): Promise<void> {
  await leaveOnDevice(page, server, guestAttempt('en'));
  await page.goto(`${server.url}/en/auth`);
  await signIn(page, 'en', email);
  await expect(page).toHaveURL(server.url + '/en');
}

for (const { address, email } of [
  { address: '/en/register', email: 'elsewhere@example.com' },
  { address: '/en/auth?mode=sign-up', email: 'elsewhere.too@example.com' },
]) {
  test(`registered at ${address}, confirming on another device brings the guest's result there`, async ({
    browser,
    page,
    site: server,
  }) => {
    await leaveOnDevice(page, server, guestAttempt('en'));
    await page.goto(`${server.url}/en/results`);
    const before = await scores(page);
    await page.goto(server.url + address);
    await register(page, 'en', { name: 'Ana', email });
    await expect(page).toHaveURL(/\/auth$/);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const there = await phone.newPage();
    await there.goto((await mailTo(server, email)).link);
    await there.getByRole('button', { name: words.en.auth.link.ready.signup.submit }).click();
    await choosePassword(there, 'en');
    // That device has not made it, and cannot know who has: one question, which names it.
    await expect(dialog(there)).toContainText('The link you opened brings');
    await dialog(there).getByRole('button', { name: ask.yes }).click();
    await expect(there.getByText(results.saved)).toBeVisible();
    expect(await scores(there)).toBe(before);

    // Back on the first device the account has it already: no question, and one result.
    await page.goto(`${server.url}/en/auth`);
    await signIn(page, 'en', email);
    await expect(page).toHaveURL(server.url + '/en');
    await page.goto(`${server.url}/en/results`);
    expect(await scores(page)).toBe(before);
    await expect(dialog(page)).toHaveCount(0);
    await phone.close();
  });
}

test(`asked whose a guest's result is, "yes" moves it to the account`, async ({
  page,
  site: server,
}) => {
  const email = 'mine@example.com';
  const session = await makeAccount(server, email, 'en');
  await guestSignsIn(server, page, email);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: ask.yes }).click();
  await expect(page).toHaveURL(`${server.url}/en/results`);
  await expect(page.getByText(results.saved)).toBeVisible();
  const attempts = await attemptsOf(server, session);
  expect(attempts.map(({ state }) => state)).toEqual(['submitted']);
  expect(Object.keys(attempts[0]?.answers ?? {})).toHaveLength(60);

  await navigate(page, 'en', words.en.site.nav.signOut);
  await expect(page).toHaveURL(server.url + '/en');
  expect(await attemptsOnDevice(page)).toEqual([]);
});

test('"no" keeps it apart, is not asked again, and leaves it to the next person', async ({
  page,
  site: server,
}) => {
  const email = 'not.mine@example.com';
  const session = await makeAccount(server, email, 'en');
  await guestSignsIn(server, page, email);
  await dialog(page).getByRole('button', { name: ask.no }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`${server.url}/en/results`);
  await expect(page.getByText(results.emptyTitle)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await attemptsOf(server, session)).toEqual([]);

  await navigate(page, 'en', words.en.site.nav.signOut);
  await expect(page).toHaveURL(server.url + '/en');
  await page.goto(`${server.url}/en/results`);
  await expect(page.getByRole('heading', { name: words.en.interests.scores.title })).toBeVisible();
  expect((await attemptsOnDevice(page)).map(({ owner }) => owner)).toEqual([null]);
});

test('"decide later" closes the question until the next visit', async ({ page, site: server }) => {
  const { ask } = claimEs;
  await makeAccount(server, 'later@example.com');
  await leaveOnDevice(page, server, guestAttempt('es'));
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', 'later@example.com');
  const dialog = page.getByRole('dialog', { name: '¿Es tuyo este resultado?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto(`${server.url}/profile`);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: ask.close }).click();
  await expect(dialog).toHaveCount(0);
  expect((await attemptsOnDevice(page)).map(({ owner }) => owner)).toEqual([null]);
});

test('several are asked about at once, and what is another person’s stays', async ({
  page,
  site: server,
}) => {
  const { many } = claimEs.ask;
  const session = await makeAccount(server, 'several@example.com');
  const mine = guestAttempt('es');
  const sisters = guestAttempt('es');
  await leaveOnDevice(page, server, mine, sisters);
  await bringSession(page, server, session);
  await page.goto(`${server.url}/profile`);
  const dialog = page.getByRole('dialog', { name: many.title });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('checkbox').first().uncheck();
  await dialog.getByRole('button', { name: many.yes }).click();
  await expect(page.getByText(words.es.results.page.saved)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await attemptsOf(server, session)).length).toBe(1);
  const owners = (await attemptsOnDevice(page)).map(({ owner }) => owner);
  expect(owners.filter((owner) => owner === null)).toHaveLength(1);
  // It was answered, and is not asked again.
  await page.goto(`${server.url}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** A result that another person has left on the server, and the secret of the link to it. */
async function heldByStranger(server: RunningServer): Promise<string> {
  const secret = randomUUID();
  const { attempt } = guestAttempt('es');
  const { url, headers } = await backendOf(server);
  const answer = await fetch(`${url}/rest/v1/rpc/hold_guest_attempt`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      secret_hash: createHash('sha256').update(secret).digest('hex'),
      payload: [
        {
          ...attempt,
          item_times: attempt.itemTimes,
          started_at: attempt.startedAt,
          submitted_at: attempt.submittedAt,
        },
      ],
    }),
  });
  expect(answer.status).toBe(200);
  return secret;
}

for (const { path, answer } of [
  { path: '/blog', answer: claimEs.ask.no },
  { path: '/', answer: claimEs.ask.close },
  { path: '/profile', answer: undefined },
]) {
  test(`A34: a stranger's link at ${path} attaches nothing by itself: ${answer ?? 'left without an answer'}`, async ({
    page,
    site: server,
  }) => {
    const email = `planted${path.replace('/', '.')}x@example.com`;
    const session = await makeAccount(server, email);
    await bringSession(page, server, session);
    const secret = await heldByStranger(server);
    await page.goto(`${server.url}${path}?held=${secret}`);
    const dialog = page.getByRole('dialog', { name: claimEs.ask.title });
    await expect(dialog).toContainText('El enlace que abriste trae');
    await expect(page).not.toHaveURL(/held/);
    if (answer !== undefined) {
      await dialog.getByRole('button', { name: answer }).click();
      await expect(dialog).toHaveCount(0);
      await page.reload();
    }
    expect(await attemptsOf(server, session)).toEqual([]);
    await page.goto(`${server.url}/results`);
    await expect(page.getByText(words.es.results.page.emptyTitle)).toBeVisible();
    expect(await attemptsOf(server, session)).toEqual([]);
  });
}

test('A34: a guest who opens a stranger’s link and then signs in is asked as well', async ({
  page,
  site: server,
}) => {
  const email = 'planted.later@example.com';
  const session = await makeAccount(server, email);
  await page.goto(`${server.url}/assessment?held=${await heldByStranger(server)}`);
  await page.getByRole('main').getByRole('link', { name: claimEs.held.signIn }).click();
  await signIn(page, 'es', email);
  const dialog = page.getByRole('dialog', { name: claimEs.ask.title });
  await expect(dialog).toContainText('El enlace que abriste trae');
  expect(await attemptsOf(server, session)).toEqual([]);
  await dialog.getByRole('button', { name: claimEs.ask.no }).click();
  await expect(dialog).toHaveCount(0);
  expect(await attemptsOf(server, session)).toEqual([]);
});

test('registered and confirmed in one browser, the result is there without a question', async ({
  page,
  site: server,
}) => {
  const email = 'here@example.com';
  await leaveOnDevice(page, server, guestAttempt('en'));
  await page.goto(`${server.url}/en/register`);
  await register(page, 'en', { name: 'Ana', email });
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto((await mailTo(server, email)).link);
  await page.getByRole('button', { name: words.en.auth.link.ready.signup.submit }).click();
  await expect(page.getByText(results.saved)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
