import { expect, test, type Page } from '@playwright/test';
import { bringSession, linkIn, mailsTo, makeAccount } from './made-accounts.ts';
import { expectAccessible } from './axe.ts';
import {
  choosePassword,
  expectOnlyToast,
  expectToast,
  mailTo,
  password,
  register,
  signIn,
  watchForFaults,
  words,
  type Language,
} from './people.ts';
import { startServer, type RunningServer } from './serve.ts';

test.describe.configure({ mode: 'default' });

let server: RunningServer;
const settings: Record<string, string> = { RATE_LIMITS: 'all=1000000/60' };
test.beforeAll(async () => {
  server = await startServer(settings);
});
test.afterAll(() => server.remove());

/** Started with this, a server believes that it is 25 hours later. */
const aDayLater = `--import data:text/javascript,${encodeURIComponent(`
  const Now = Date;
  const later = () => Now.now() + 25 * 3600_000;
  globalThis.Date = class extends Now {
    constructor(...given) { super(...(given.length > 0 ? given : [later()])); }
    static now() { return later(); }
  };
`)}`;

const root = { es: '', en: '/en' };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signUpAndGetLink(page: Page, language: Language, email: string): Promise<string> {
  await page.goto(`${server.url}${root[language]}/register`);
  await register(page, language, { name: 'Ana', email });
  await expect(page).toHaveURL(/\/auth$/);
  return (await mailTo(server, email)).link;
}

// The ways of a link are the same in both languages: taken in English here, in Spanish further down.
const { errors, form, link, modes, success } = words.en.auth;
const confirm = (page: Page) => page.getByRole('button', { name: link.ready.signup.submit });

test('scanners that only look spend nothing, and the token leaves the address at once', async ({
  page,
}) => {
  const address = await signUpAndGetLink(page, 'en', 'looked@example.com');
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await fetch(address, { method })).status).toBe(200);
  }
  const token = new URLSearchParams(new URL(address).hash.slice(1)).get('token_hash') ?? '-';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('about:blank');
  await page.goto(address);
  await expect(heading(page, link.ready.signup.title)).toBeFocused();
  expect(page.url()).toBe(`${server.url}/en/auth`);
  expect(asked.filter((each) => !each.includes('#') && each.includes(token))).toEqual([]);
  await page.reload();
  await confirm(page).click();
  await expect(page).toHaveURL(`${server.url}/en/assessment`);
});

test('a used link explains itself and sends what is needed', async ({ browser, page }) => {
  const email = 'used@example.com';
  const address = await signUpAndGetLink(page, 'en', email);
  await page.goto('about:blank');
  await page.goto(address);
  await confirm(page).click();
  await expect(page).toHaveURL(/\/assessment$/);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(address);
  await confirm(elsewhere).click();
  await expect(heading(elsewhere, link.spent.title)).toBeFocused();
  await expect(elsewhere.getByText(link.spent.signup)).toBeVisible();
  await elsewhere.getByLabel(link.spent.email, { exact: true }).fill('not an address');
  await elsewhere.getByRole('button', { name: link.spent.send }).click();
  await expect(elsewhere.locator('.field-error')).toHaveText(errors.failures.emailInvalid);
  await elsewhere.getByLabel(link.spent.email, { exact: true }).fill(email);
  await elsewhere.getByRole('button', { name: link.spent.send }).click();
  await expect(elsewhere.getByText(link.spent.sent.title)).toBeVisible();
  await elsewhere.locator('main').getByRole('link', { name: link.spent.signIn }).click();
  await expect(heading(elsewhere, modes['sign-in'].title)).toBeVisible();
  await elsewhere.close();
});

test('a recovery that is asked for twice mails the same link, and it opens the account once', async ({
  page,
}) => {
  const email = 'newer@example.com';
  await makeAccount(server, email, 'en');
  for (const count of [2, 3]) {
    await page.goto(`${server.url}/en/auth?mode=reset-request`);
    await page.getByLabel(form.fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: modes['reset-request'].submit }).click();
    await expectOnlyToast(page, success.resetSent.title, success.resetSent.text);
    await expect(heading(page, modes['sign-in'].title)).toBeVisible();
    await mailsTo(server, email, count);
  }
  const [, older, newer] = await mailsTo(server, email, 3);
  expect(linkIn(older)).toBe(linkIn(newer));
  await page.goto(linkIn(older));
  await page.getByRole('button', { name: link.ready.recovery.submit }).click();
  await expect(heading(page, modes['new-password'].title)).toBeVisible();
  // Whose password it is stands there (threat A23).
  await expect(page.locator('main').getByText(email)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(linkIn(newer));
  await page.getByRole('button', { name: link.ready.recovery.submit }).click();
  await expect(page.getByText(link.spent.recovery)).toBeVisible();
});

test('a forgotten password is replaced, the whole way', async ({ page }) => {
  const email = 'forgot@example.com';
  await makeAccount(server, email, 'en');
  await page.goto(`${server.url}/en/auth?mode=reset-request`);
  await page.getByLabel(form.fields.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: modes['reset-request'].submit }).click();
  const [, mail] = await mailsTo(server, email, 2);
  expect(linkIn(mail)).toContain(`${server.url}/en/auth?type=recovery#token_hash=`);

  await page.goto('about:blank');
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: link.ready.recovery.submit }).click();
  await expect(heading(page, modes['new-password'].title)).toBeVisible();
  await page.reload();
  const first = page.getByLabel(form.fields.password, { exact: true });
  const second = page.getByLabel(form.fields.confirmPassword, { exact: true });
  await expect(first).toHaveAttribute('placeholder', form.newPasswordPlaceholder);
  await expect(first).toHaveAttribute('autocomplete', 'new-password');
  await first.fill('otra frase larga');
  await second.fill('otra frase');
  const save = page.locator('main form [type=submit]');
  await save.click();
  await expectOnlyToast(page, 'Error', form.problems.passwordsDiffer);

  await page.route('**/auth/v1/user**', async (route) => {
    await expect(save).toHaveText(modes['new-password'].submitting);
    await route.continue();
  });
  await second.fill('otra frase larga');
  await save.click();
  await expectToast(page, success.passwordSet.title, success.passwordSet.text);
  await expect(page).toHaveURL(server.url + '/en');
  await mailsTo(server, email, 3);

  await page.evaluate(() => localStorage.removeItem('faro-session'));
  await page.goto(`${server.url}/en/auth`);
  await signIn(page, 'en', email);
  await expectOnlyToast(page, errors.titles.signIn, errors.failures.invalidCredentials);
  await page.getByLabel(form.fields.password, { exact: true }).fill('otra frase larga');
  await page.getByLabel(form.fields.password, { exact: true }).press('Enter');
  await expect(page).toHaveURL(server.url + '/en');
});

for (const language of ['es', 'en'] as const) {
  test(`${language}, A24: opened in another browser, a link asks for the password in one field and for consent`, async ({
    browser,
    page,
  }) => {
    const { auth } = words[language];
    const { firstPassword } = auth;
    const email = `phone.${language}@example.com`;
    const address = await signUpAndGetLink(page, language, email);
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const there = await phone.newPage();
    const expectNoFaults = watchForFaults(there);
    await there.goto(address);
    await there.getByRole('button', { name: auth.link.ready.signup.submit }).click();
    await expect(heading(there, firstPassword.title)).toBeFocused();
    await expect(there.locator('main')).toContainText(email);
    await expect(there.locator('main input:visible')).toHaveCount(1);
    await expectAccessible(there);
    // Nothing is lost by a reload: neither the step nor where it leads.
    await there.reload();
    await expect(heading(there, firstPassword.title)).toBeVisible();

    const field = there.getByLabel(auth.form.fields.password, { exact: true });
    const save = there.getByRole('button', { name: firstPassword.submit });
    const wrong = [
      ['', auth.form.problems.passwordMissing],
      ['corta', auth.form.problems.passwordShort],
      ['qwerty123', auth.errors.failures.passwordCommon],
    ] as const;
    for (const [typed, complaint] of wrong) {
      await field.fill(typed);
      await save.click();
      await expect(there.locator('.field-error')).toHaveText(complaint);
      await expect(field).toBeFocused();
    }
    await there.route('**/auth/v1/user**', (route) => route.abort());
    await field.fill('tres faros junto al mar');
    await save.click();
    await expect(there.getByRole('alert')).toContainText(auth.errors.failures.network);
    await expect(field).toHaveValue('tres faros junto al mar');
    await expectAccessible(there, { within: 'main' });
    await there.unroute('**/auth/v1/user**');
    await save.click();
    await expect(there).toHaveURL(`${server.url}${root[language]}/assessment`);
    expect(await consentsOf(there)).toEqual([
      ['sign-up', auth.form.consent.version],
      ['auth', auth.form.consent.version],
    ]);
    expectNoFaults();
    await phone.close();

    // What was typed at sign-up does not count any more, not even where it was typed.
    await page.goto(`${server.url}${root[language]}/auth`);
    await signIn(page, language, email);
    await expect(page.getByRole('alert')).toContainText(auth.errors.failures.invalidCredentials);
    await page
      .getByLabel(auth.form.fields.password, { exact: true })
      .fill('tres faros junto al mar');
    await page.getByRole('button', { name: auth.modes['sign-in'].submit }).click();
    await expect(page).toHaveURL(server.url + (root[language] || '/'));
  });
}

test('A24: after a stranger has signed up as well, the owner’s own browser asks too, and the account can be left', async ({
  page,
}) => {
  const { auth } = words.es;
  const email = 'contested@example.com';
  const address = await signUpAndGetLink(page, 'es', email);
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  const stranger = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'the password of a stranger' }),
  });
  expect(stranger.status).toBe(200);
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('button', { name: auth.link.ready.signup.submit }).click();
  await expect(heading(page, auth.firstPassword.title)).toBeVisible();
  await page.getByRole('button', { name: auth.firstPassword.leave }).click();
  await expect(heading(page, auth.modes['sign-in'].title)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('faro-session'))).toBeNull();

  // Left, or closed: the address alone opens it again, from the screen of the used link.
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('button', { name: auth.link.ready.signup.submit }).click();
  await page.getByLabel(auth.link.spent.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: auth.link.spent.send }).click();
  const mails = await mailsTo(server, email, 3);
  await page.goto('about:blank');
  await page.goto(linkIn(mails.at(-1)));
  await page.getByRole('button', { name: auth.link.ready.recovery.submit }).click();
  await choosePassword(page, 'es');
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'person');
});

test('the step of the password says so when its session is over, and leads to another link', async ({
  browser,
  page,
}) => {
  const { firstPassword, link, modes } = words.es.auth;
  const address = await signUpAndGetLink(page, 'es', 'over@example.com');
  const there = await browser.newPage();
  await there.goto(address);
  await there.getByRole('button', { name: link.ready.signup.submit }).click();
  await expect(heading(there, firstPassword.title)).toBeVisible();
  await there.evaluate(() => localStorage.removeItem('faro-session'));
  await there.reload();
  await expect(heading(there, firstPassword.over.title)).toBeVisible();
  await expectAccessible(there);
  await there.getByRole('link', { name: firstPassword.over.recover }).click();
  await expect(heading(there, modes['reset-request'].title)).toBeVisible();
  await there.close();
});

test('an expired link explains itself, and the new one works', async ({ page }) => {
  const { link } = words.es.auth;
  const confirm = page.getByRole('button', { name: link.ready.signup.submit });
  const email = 'expired.link@example.com';
  const address = await signUpAndGetLink(page, 'es', email);
  try {
    settings.NODE_OPTIONS = aDayLater;
    await server.restart();
    await page.goto('about:blank');
    await page.goto(address);
    await confirm.click();
    await expect(page.getByText(link.spent.signup)).toBeVisible();
    await page.getByLabel(link.spent.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: link.spent.send }).click();
    await expect(page.getByText(link.spent.sent.title)).toBeVisible();
    const [, mail] = await mailsTo(server, email, 2);
    await page.goto('about:blank');
    await page.goto(linkIn(mail));
    await confirm.click();
    await expect(heading(page, link.ready.signup.title)).toHaveCount(0);
    await expect(page.getByText(link.spent.title)).toHaveCount(0);
  } finally {
    delete settings.NODE_OPTIONS;
    await server.restart();
  }
});

test('the exact words when a password was changed, and home a second later', async ({ page }) => {
  await makeAccount(server, 'exact@example.com');
  await page.goto(`${server.url}/auth?mode=reset-request`);
  await page.getByLabel('Correo electrónico', { exact: true }).fill('exact@example.com');
  await page.locator('main form [type=submit]').click();
  const [, mail] = await mailsTo(server, 'exact@example.com', 2);
  await page.clock.install();
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: words.es.auth.link.ready.recovery.submit }).click();
  const first = page.getByLabel('Contraseña', { exact: true });
  await expect(first).toHaveAttribute('placeholder', 'Mínimo 8 caracteres');
  await first.fill(`${password} bis`);
  await page.getByLabel('Repite la contraseña', { exact: true }).fill(`${password} bis`);
  await page.locator('main form [type=submit]').click();
  await expectToast(page, 'Contraseña actualizada', 'Tu contraseña ha sido cambiada exitosamente');
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('addresses of every accepted form are cleaned; what opens nothing says so', async ({
  page,
}) => {
  const { link } = words.es.auth;
  const spent = [
    '/auth?access_token=abc',
    '/auth?type=recovery#access_token=abc&type=recovery',
    '/auth#error=access_denied&error_code=otp_expired&error_description=old',
  ];
  for (const address of spent) {
    await page.goto('about:blank');
    await page.goto(server.url + address);
    await expect(heading(page, link.spent.title), address).toBeVisible();
    await expect(page.getByText(link.spent.recovery)).toBeVisible();
    expect(page.url()).toBe(`${server.url}/auth`);
  }
  await page.goto('about:blank');
  await page.goto(`${server.url}/auth?token=abc`);
  await expect(page.getByRole('button', { name: link.ready.recovery.submit })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/auth`);
});

test('A23: another person’s link says whose account it opened, and can be left', async ({
  page,
}) => {
  const { link } = words.es.auth;
  const here = await makeAccount(server, 'here@example.com');
  const address = await signUpAndGetLink(page, 'es', 'other@example.com');
  await bringSession(page, server, here);
  await page.goto(address);
  await expect(page.locator('main')).toContainText('here@example.com');
  await page.getByRole('button', { name: link.ready.signup.submit }).click();
  await expect(heading(page, link.other.title)).toBeVisible();
  await expect(page.locator('main')).toContainText('other@example.com');
  await page.getByRole('button', { name: link.other.leave }).click();
  await expect(heading(page, words.es.auth.modes['sign-in'].title)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('faro-session'))).toBeNull();
});

test('A23: a whole session in the address of the sign-in page is named before a visitor goes on in it', async ({
  page,
}) => {
  const { link, modes } = words.es.auth;
  const { access_token, refresh_token } = await makeAccount(server, 'handed@example.com');
  const tokens = `access_token=${access_token}&refresh_token=${refresh_token}`;
  await page.goto(`${server.url}/auth#${tokens}&type=signup&token_type=bearer&expires_in=900`);
  await page.getByRole('button', { name: link.ready.signup.submit }).click();
  await expect(heading(page, link.named.title)).toBeFocused();
  await expect(page.locator('main')).toContainText('handed@example.com');
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('button', { name: link.other.leave }).click();
  await expect(heading(page, modes['sign-in'].title)).toBeVisible();
});

test('A23: tokens in the address of any other page open no session', async ({ page }) => {
  const { access_token } = await makeAccount(server, 'planted@example.com');
  const tokens = `access_token=${access_token}&refresh_token=planted`;
  for (const path of ['/', '/assessment', '/register', '/profile']) {
    await page.goto(`${server.url}${path}#${tokens}&type=signup&token_type=bearer&expires_in=900`);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
    expect(await page.evaluate(() => localStorage.getItem('faro-session')), path).toBeNull();
  }
});

/** Channel and version of the account's consents, oldest first, as the person of this page reads them. */
async function consentsOf(page: Page): Promise<[string, string][]> {
  return page.evaluate(async () => {
    const { anonKey } = await (await fetch('/config.json')).json();
    const { access_token } = JSON.parse(localStorage.getItem('faro-session') ?? '{}');
    const headers = { apikey: anonKey, authorization: `Bearer ${access_token}` };
    const query = 'select=channel,text_version&purpose=eq.account&order=id.asc';
    const rows: { channel: string; text_version: string }[] = await (
      await fetch(`/rest/v1/consents?${query}`, { headers })
    ).json();
    return rows.map(({ channel, text_version }) => [channel, text_version]);
  });
}
