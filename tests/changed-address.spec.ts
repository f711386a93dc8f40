import { expect, type Page } from '@playwright/test';
import { bringSession, linkIn, mailsTo, makeAccount } from './made-accounts.ts';
import { expectAccessible } from './axe.ts';
import { signIn, watchForFaults, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

// The links of a change of address (threat A25), pressed where the account is open and where it is not.
test.describe.configure({ mode: 'default' });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

const root = { es: '', en: '/en' };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const language of ['es', 'en'] as const) {
  test(`${language}, A25: a link to change a person’s address opens nothing where their account is not open`, async ({
    page,
  }) => {
    const { link, modes } = words[language].auth;
    const [old, fresh] = [`moving.${language}@example.com`, `moved.${language}@example.com`];
    const expectNoFaults = watchForFaults(page);
    const account = await makeAccount(server, old, language);
    const [atOld, atNew] = await askChange(account, fresh, `${root[language]}/profile`);
    const { signInFirst, goOn } = link;
    const submit = page.getByRole('button', { name: link.ready.email_change.submit });

    // The owner of the new mailbox, who knows nothing of the account.
    await page.goto(atNew);
    await expect(heading(page, signInFirst.title)).toBeFocused();
    await expect(page.locator('main')).toContainText(signInFirst.notAsked);
    await expect(submit).toHaveCount(0);
    expect(page.url()).toBe(`${server.url}${root[language]}/auth`);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    const wayIn = (name: string) => page.locator('main').getByRole('link', { name });
    await expect(wayIn(goOn.signIn)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(wayIn(goOn.recover)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, modes['reset-request'].title)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('faro-session'))).toBeNull();

    // The asker, on a phone where they have not signed in before.
    await page.goBack();
    await wayIn(goOn.signIn).click();
    await expect(heading(page, modes['sign-in'].title)).toBeVisible();
    await signIn(page, language, old);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'person');
    await page.goto('about:blank');
    await page.goto(atNew);
    await submit.click();
    await expect(heading(page, link.half.title)).toBeFocused();
    await page.goto('about:blank');
    await page.goto(atOld);
    await submit.click();
    await expect(page).not.toHaveURL(/\/auth/);
    await page.goto(`${server.url}${root[language]}/profile?tab=settings`);
    await expect(page.getByText(fresh, { exact: true })).toBeVisible();
    expectNoFaults();
  });
}

test('A25: who is signed in to another account is told so, keeps it, and the link is not spent', async ({
  page,
}) => {
  const { link, modes } = words.es.auth;
  const stranger = await makeAccount(server, 'asks@example.com');
  const [, atNew] = await askChange(stranger, 'asked@example.com', '/profile');
  await bringSession(page, server, await makeAccount(server, 'reads@example.com'));
  for (const visit of [1, 2]) {
    await page.goto('about:blank');
    await page.goto(atNew);
    await page.getByRole('button', { name: link.ready.email_change.submit }).click();
    await expect(heading(page, link.signInFirst.title), `visit ${visit}`).toBeFocused();
    await expect(page.locator('main')).toContainText('reads@example.com');
  }
  await expectAccessible(page, { within: 'main' });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'person');
  await page.getByRole('button', { name: link.goOn.leave }).click();
  await expect(heading(page, modes['sign-in'].title)).toBeVisible();
});

test('A25: a backend that lets the change through puts no stranger into the account', async ({
  page,
}) => {
  const { link } = words.es.auth;
  const stranger = await makeAccount(server, 'hosted@example.com');
  const [, atNew] = await askChange(stranger, 'host@example.com', '/profile');
  await bringSession(page, server, await makeAccount(server, 'guest@example.com'));
  await page.route('**/auth/v1/verify', (route) => route.fulfill({ json: stranger }));
  await page.goto(atNew);
  await page.getByRole('button', { name: link.ready.email_change.submit }).click();
  await expect(heading(page, link.changed.title)).toBeFocused();
  await expect(page.locator('main')).toContainText('hosted@example.com');
  await expect(page.getByRole('link', { name: link.goOn.recover })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  expect(await page.evaluate(() => localStorage.getItem('faro-session'))).toBeNull();
});

/** Asks for a change of address as the account's own page does; the links to the old and to the new mailbox. */
async function askChange(
  { access_token, user }: Awaited<ReturnType<typeof makeAccount>>,
  email: string,
  next: string,
): Promise<[string, string]> {
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  const to = new URLSearchParams({ redirect_to: server.url + next });
  const answer = await fetch(`${server.url}/auth/v1/user?${to}`, {
    method: 'PUT',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  const [, toOld] = await mailsTo(server, user.email, 2);
  const [toNew] = await mailsTo(server, email, 1);
  return [linkIn(toOld), linkIn(toNew)];
}
