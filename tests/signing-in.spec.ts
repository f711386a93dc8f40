import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { deviceContents } from './device.ts';
import { inGate } from './drill.ts';
import { bringSession, mailsTo, makeAccount, saveAnswers } from './made-accounts.ts';
import {
  expectOnlyToast,
  expectToast,
  navigate,
  password,
  signIn,
  submitAnyway,
  words,
} from './people.ts';
import { test } from './site-fixture.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const { errors, form, modes, success, toggles } = words.es.auth;

test(
  `a wrong password is told in the person's words, and what was typed stays`,
  inGate(),
  async ({ page, site: server }) => {
    const email = 'wrong@example.com';
    await makeAccount(server, email);
    await page.goto(`${server.url}/auth`);
    await page.getByLabel(form.fields.email, { exact: true }).fill(email);
    await page.getByLabel(form.fields.password, { exact: true }).fill('not the password');
    await page.getByRole('button', { name: modes['sign-in'].submit }).click();
    await expectOnlyToast(page, 'Error al iniciar sesión', errors.failures.invalidCredentials);
    await expect(page.getByRole('alert')).toContainText(errors.failures.invalidCredentials);
    await expect(page.getByLabel(form.fields.email, { exact: true })).toHaveValue(email);

    await signIn(page, 'es', email);
    await expectToast(page, success.signedIn.title, success.signedIn.text);
    await expect(page).toHaveURL(`${server.url}/`);
  },
);

test('A26: a person who has not opened the mailed link is refused like a wrong password, and can have it again', async ({
  page,
  site: server,
}) => {
  const email = 'waiting@example.com';
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', email);
  await expectOnlyToast(page, 'Error al iniciar sesión', errors.failures.invalidCredentials);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(words.es.auth.notOpened);
  await expectAccessible(page, { within: 'main' });
  await refusal.getByRole('button', { name: words.es.auth.checkMail.resend }).click();
  await expect(refusal.getByRole('status')).toHaveText(words.es.auth.checkMail.resent);
  await mailsTo(server, email, 2);
});

test('the four modes have their titles, and the links between them', async ({
  page,
  site: server,
}) => {
  await page.goto(`${server.url}/auth`);
  const main = page.locator('main');
  await expect(heading(page, modes['sign-in'].title)).toBeVisible();
  await expect(main.getByRole('link', { name: words.es.auth.backHome })).toBeVisible();
  await page.getByLabel(form.fields.email, { exact: true }).fill('kept@example.com');

  await main.getByRole('link', { name: toggles.toSignUp }).click();
  await expect(heading(page, modes['sign-up'].title)).toBeVisible();
  await expect(page).toHaveTitle('Crea tu cuenta · Faro Vocacional');
  await expect(main.getByRole('link', { name: toggles.forgot })).toHaveCount(0);
  await expect(page.getByLabel(form.fields.email, { exact: true })).toHaveValue('kept@example.com');
  for (const link of await main.locator('label a').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /\/legal#/);
  }
  await page.getByRole('checkbox').check();

  await main.getByRole('link', { name: toggles.toSignIn }).click();
  await main.getByRole('link', { name: toggles.toSignUp }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await main.getByRole('link', { name: toggles.toSignIn }).click();

  await main.getByRole('link', { name: toggles.forgot }).click();
  await expect(heading(page, modes['reset-request'].title)).toBeVisible();
  await expect(page).toHaveTitle('Recupera tu contraseña · Faro Vocacional');
  await expect(page.locator('main input[type=password]')).toHaveCount(0);
  await main.getByRole('link', { name: toggles.backToSignIn }).click();
  await expect(heading(page, modes['sign-in'].title)).toBeVisible();
  await expect(page).toHaveTitle('Iniciar sesión · Faro Vocacional');

  const secret = page.getByLabel(form.fields.password, { exact: true });
  await secret.fill('visible');
  await page.getByRole('button', { name: form.fields.show }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: form.fields.hide }).click();
  await expect(secret).toHaveAttribute('type', 'password');
});

test('a step that is opened by its address or a mailed link names the tab', async ({
  page,
  site: server,
}) => {
  await page.goto(`${server.url}/en/auth?mode=sign-up`);
  await expect(page).toHaveTitle('Create your account · Faro Vocacional');
  await page.goto('about:blank');
  await page.goto(`${server.url}/auth#token_hash=${'a'.repeat(43)}&type=signup`);
  await expect(page).toHaveTitle('Confirma tu correo · Faro Vocacional');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.es.site.footer.legal })
    .click();
  await expect(page).toHaveTitle(/^Privacidad y aviso legal/);
});

test('creating an account here asks for the box and matching passwords', async ({
  page,
  site: server,
}) => {
  await page.goto(`${server.url}/auth?mode=sign-up`);
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: modes['sign-up'].submit })).toBeEnabled();
  await page.getByRole('checkbox').uncheck();
  await page.getByLabel(form.fields.name, { exact: true }).fill('Ana');
  await page.getByLabel(form.fields.email, { exact: true }).fill('modes@example.com');
  await page.getByLabel(form.fields.password, { exact: true }).fill(password);
  await page.getByLabel(form.fields.confirmPassword, { exact: true }).fill('another');
  await submitAnyway(page);
  await expectOnlyToast(page, 'Error', form.problems.passwordsDiffer);
  await page.getByLabel(form.fields.confirmPassword, { exact: true }).fill(password);
  await submitAnyway(page);
  await expectOnlyToast(page, 'Error', form.problems.privacyMissing);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: modes['sign-up'].submit }).click();
  await expectToast(page, success.signedUp.title, success.signedUp.text);
  await expect(page.locator('main')).toContainText('modes@example.com');
});

test('without a network the form says so and keeps what was typed', async ({
  page,
  site: server,
}) => {
  await page.goto(`${server.url}/auth`);
  await page.route('**/auth/v1/**', (route) => route.abort());
  await signIn(page, 'es', 'nobody@example.com');
  await expectOnlyToast(page, 'Error al iniciar sesión', errors.failures.network);
  await expect(page.getByLabel(form.fields.password, { exact: true })).toHaveValue(password);
});

test('the placeholder at /login sends nothing and shows no password', async ({
  page,
  site: server,
}) => {
  const { login } = words.es;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('button', { name: login.submit })).toBeDisabled();
  await expect(page.getByText(login.note)).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: login.register })).toHaveAttribute(
    'href',
    /\/register$/,
  );
  await expect(main.getByRole('link', { name: login.toAuth })).toHaveAttribute('href', /\/auth$/);
  await expect(main.getByRole('link', { name: login.backHome })).toBeVisible();
  await page.getByLabel(login.fields.email, { exact: true }).fill('me@example.com');
  await page.getByLabel(login.fields.password, { exact: true }).fill('hidden words');
  // Again until it is awake: before React, a press at the eye does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: login.fields.show }).click({ timeout: 1_000 });
    await expect(page.getByLabel(login.fields.password, { exact: true })).toHaveAttribute(
      'type',
      'text',
      { timeout: 500 },
    );
  }).toPass();
  await submitAnyway(page);
  await expect(page).toHaveURL(/\/assessment$/);
  expect(logged.join()).toContain('me@example.com');
  expect(logged.join()).not.toContain('hidden words');
});

test('password managers are told which field is which', async ({ page, site: server }) => {
  const autocomplete = () =>
    page
      .locator('main input:not([type=checkbox])')
      .evaluateAll((fields) =>
        fields.map(
          (input) => `${input.getAttribute('name')}: ${input.getAttribute('autocomplete')}`,
        ),
      );
  await page.goto(`${server.url}/auth`);
  expect(await autocomplete()).toEqual(['email: email', 'password: current-password']);
  await page.goto(`${server.url}/auth?mode=sign-up`);
  await expect(page.getByRole('checkbox')).toBeVisible();
  expect(await autocomplete()).toEqual([
    'fullName: name',
    'email: email',
    'password: new-password',
    'confirmPassword: new-password',
  ]);
  await page.goto(`${server.url}/register`);
  expect(await autocomplete()).toEqual([
    'name: name',
    'email: email',
    'password: new-password',
    'confirmPassword: new-password',
  ]);
});

test('?next= leads to a page of ours and nowhere else', async ({ browser, site: server }) => {
  const email = 'next@example.com';
  await makeAccount(server, email);
  const cases = [
    ['/results', '/results'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['javascript:alert(1)', '/'],
  ];
  for (const [next = '', lands] of cases) {
    const page = await browser.newPage();
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== server.url && origin !== 'null') strangers.push(request.url());
    });
    await page.goto(`${server.url}/auth?next=${encodeURIComponent(next)}`);
    await signIn(page, 'es', email);
    await expect(page, next).toHaveURL(server.url + lands);
    expect(strangers).toEqual([]);
    await page.close();
  }
});

test('two tabs agree within two seconds on signing in and on signing out', async ({
  context,
  site: server,
}) => {
  const { nav } = words.es.site;
  await makeAccount(server, 'tabs@example.com');
  const reader = await context.newPage();
  await reader.goto(`${server.url}/legal`);
  const waiting = await context.newPage();
  await waiting.goto(`${server.url}/results`);
  const page = await context.newPage();
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', 'tabs@example.com');
  await expect(page).toHaveURL(`${server.url}/`);
  const links = (tab: Page) => tab.getByRole('navigation', { name: nav.label }).first();
  for (const tab of [waiting, reader]) {
    await expect(links(tab).getByText(nav.signOut)).toBeVisible({ timeout: 2_000 });
    await expect(links(tab).getByText(nav.signIn)).toHaveCount(0);
  }
  await navigate(page, 'es', nav.signOut);
  for (const tab of [waiting, reader, page]) {
    await expect(links(tab).getByText(nav.signIn)).toBeVisible({ timeout: 2_000 });
    await expect(links(tab).getByText(nav.signOut)).toHaveCount(0);
  }
});

test(
  'H20: signing out leaves no answers, tokens or address on the device, and Back shows none',
  inGate(),
  async ({ page, site: server }) => {
    const email = 'leaving@example.com';
    const session = await makeAccount(server, email);
    const draft = { id: crypto.randomUUID(), locale: 'es' } as const;
    await saveAnswers(server, session, draft, { r01: 4, i01: 3 });
    await bringSession(page, server, session);
    await page.goto(`${server.url}/assessment`);
    await page.getByRole('button', { name: words.es.assessment.intro.start.resume }).click();
    await page.locator('fieldset[data-item] label').nth(2).click();
    await expect(page.locator('[data-saved=account]')).toBeVisible();
    await page.goto(`${server.url}/profile?tab=settings`);
    await expect(page.getByText(email)).toBeVisible();
    expect(await deviceContents(page)).toContain(draft.id);

    await navigate(page, 'es', words.es.site.nav.signOut);
    await expect(page).toHaveURL(`${server.url}/`);
    const left = await deviceContents(page);
    expect(left).not.toContain(email);
    expect(left).not.toContain(session.user.id);
    expect(left).not.toContain(draft.id);
    expect(left).not.toMatch(/eyJ|refresh_token|"r01"/);

    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText(email);
      await expect(page.locator('fieldset[data-item] input:checked')).toHaveCount(0);
    }
  },
);
