import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import { ask, linkIn, mailsTo, makeAccount } from './made-accounts.ts';
import { expectToast, mailTo, register, signIn, words, type Language } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

const root = { es: '', en: '/en' };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A link that a person of this address gets when the password is forgotten. */
async function recoveryLink(server: RunningServer, email: string, language: Language) {
  await makeAccount(server, email, language);
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  const redirect = encodeURIComponent(`${server.url}${root[language]}/auth?type=recovery`);
  await fetch(`${server.url}/auth/v1/recover?redirect_to=${redirect}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const [, mail] = await mailsTo(server, email, 2);
  return { link: linkIn(mail), text: mail?.text ?? '' };
}

/** What a client without a browser gets for the token of a link: a live access token of a recovery. */
async function recoveryToken(server: RunningServer, email: string): Promise<string> {
  const { link } = await recoveryLink(server, email, 'es');
  const token_hash = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash');
  const { access_token } = await ask(server, '/auth/v1/verify', { type: 'recovery', token_hash });
  return access_token;
}

async function setPassword(page: Page, language: Language, chosen: string): Promise<void> {
  const { fields } = words[language].auth.form;
  await page.getByLabel(fields.password, { exact: true }).fill(chosen);
  await page.getByLabel(fields.confirmPassword, { exact: true }).fill(chosen);
  await page.locator('main form [type=submit]').click();
}

for (const language of ['es', 'en'] as const) {
  test(
    `H25: ${language}, a link that was cut at its # says so, and the code of its mail opens it`,
    inGate(language === 'es'),
    async ({ page, site }) => {
      const { auth } = words[language];
      const { incomplete, ready } = auth.link;
      const { link, text } = await recoveryLink(site, `cut.${language}@example.com`, language);
      await page.goto(link.split('#')[0] ?? '');
      await expect(heading(page, incomplete.title)).toBeFocused();
      expect(page.url()).toBe(`${site.url}${root[language]}/auth`);
      await expectAccessible(page);
      const field = page.getByLabel(incomplete.code);
      await field.fill('no es un código');
      await page.getByRole('button', { name: incomplete.open, exact: true }).click();
      await expect(page.locator('.field-error')).toHaveText(incomplete.nothing);
      await expect(field).toBeFocused();
      await page.reload();
      const lines = text.split('\n');
      const code = lines.find((line) => /^[\w-]{43}$/.test(line)) ?? '';
      await field.fill(` «${code}». `);
      await page.getByRole('button', { name: incomplete.open, exact: true }).click();
      await page.getByRole('button', { name: ready.recovery.submit }).click();
      await expect(heading(page, auth.modes['new-password'].title)).toBeVisible();
    },
  );
}

test('H25: a sign-up link that was cut sends another, or takes the whole link', async ({
  page,
  site,
}) => {
  const { incomplete, ready, spent } = words.es.auth.link;
  const email = 'cut.signup@example.com';
  await page.goto(`${site.url}/register`);
  await register(page, 'es', { name: 'Ana', email });
  await expect(page).toHaveURL(/\/auth$/);
  const { link } = await mailTo(site, email);
  expect(link).toMatch(/\/auth\?type=signup#token_hash=[\w-]{43}&type=signup&next=/);
  await page.goto('about:blank');
  await page.goto(link.split('#')[0] ?? '');
  await expect(heading(page, incomplete.title)).toBeVisible();
  await page.getByLabel(spent.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: spent.send }).click();
  await expect(page.getByText(spent.sent.title)).toBeVisible();
  await mailsTo(site, email, 2);
  await page.getByLabel(incomplete.code).fill(`(${link}).`);
  await page.getByRole('button', { name: incomplete.open, exact: true }).click();
  await page.getByRole('button', { name: ready.signup.submit }).click();
  await expect(page).toHaveURL(`${site.url}/assessment`);
});

for (const [how, change] of [
  ['# encoded', (link: string) => link.replace('#', '%23')],
  ['# and ? encoded', (link: string) => link.replace('?', '%3F').replace('#', '%23')],
  ['& as an entity', (link: string) => link.replaceAll('&', '&amp;')],
  ['a bracket and a stop behind it', (link: string) => `${link}).`],
  ['an encoded bracket behind it', (link: string) => `${link}%29`],
  ['an invisible sign in it', (link: string) => link.replace('token_hash=', 'token_hash=\u200b')],
  ['the token in the query', (link: string) => link.replace(/\?type=recovery#/, '?')],
] as const) {
  test(`H25: a recovery link with ${how} opens`, async ({ page, site }) => {
    const { link: copy, modes } = words.es.auth;
    const email = `changed.${how.replaceAll(/\W/g, '')}@example.com`;
    const { link } = await recoveryLink(site, email, 'es');
    const token = /token_hash=([\w-]+)/.exec(link)?.[1] ?? '';
    expect(token).toHaveLength(43);
    await page.goto(change(link));
    await page.getByRole('button', { name: copy.ready.recovery.submit }).click();
    await expect(heading(page, modes['new-password'].title)).toBeVisible();
    expect(page.url()).toBe(`${site.url}/auth`);
  });
}

test('H25: punctuation behind the address of a page leads to the page', async ({ page, site }) => {
  for (const sign of ['.', ')', '%29', '%C2%BB', ',']) {
    await page.goto(`${site.url}/carreras${sign}`);
    expect(page.url()).toBe(`${site.url}/carreras`);
  }
});

for (const [form, address] of [
  ['in the query', (token: string) => `/auth?access_token=${token}`],
  ['in the fragment', (token: string) => `/auth#access_token=${token}&type=recovery`],
] as const) {
  test(`A23: an access token alone ${form} sets the password of its account, and no session follows`, async ({
    page,
    site,
  }) => {
    const { modes, success, form: copy } = words.es.auth;
    const email = `bearer.${form.replaceAll(' ', '')}@example.com`;
    const token = await recoveryToken(site, email);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.goto(site.url + address(token));
    await expect(heading(page, modes['new-password'].title)).toBeVisible();
    expect(page.url()).toBe(`${site.url}/auth`);
    await expect(page.locator('main')).toContainText(email);
    await expectAccessible(page);
    const kept = () =>
      page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      );
    expect(await kept()).not.toContain(token);
    await setPassword(page, 'es', 'qwerty123');
    await expect(page.locator('.field-error')).toHaveText(
      words.es.auth.errors.failures.passwordCommon,
    );
    await setPassword(page, 'es', 'otra frase larga');
    await expectToast(page, success.passwordSet.title, success.passwordSet.text);
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await kept()).not.toContain(token);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
    // The document itself may have been asked for with it: that is how it came.
    expect(asked.slice(1).filter((each) => each.includes(token))).toEqual([]);
    await page.goto(`${site.url}/auth`);
    await page.getByLabel(copy.fields.email, { exact: true }).fill(email);
    await page.getByLabel(copy.fields.password, { exact: true }).fill('otra frase larga');
    await page.getByRole('button', { name: modes['sign-in'].submit }).click();
    await expect(page.locator('html')).toHaveAttribute('data-session', 'person');
  });
}

test('A23: an access token of an ordinary session sets no password, and says so', async ({
  page,
  site,
}) => {
  const { link, modes } = words.es.auth;
  const { access_token } = await makeAccount(site, 'ordinary@example.com');
  await page.goto(`${site.url}/auth?access_token=${access_token}`);
  await expect(heading(page, modes['new-password'].title)).toBeVisible();
  await setPassword(page, 'es', 'otra frase larga');
  await expect(heading(page, link.spent.title)).toBeVisible();
  await page.getByRole('link', { name: link.spent.signIn }).last().click();
  await signIn(page, 'es', 'ordinary@example.com');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'person');
});

test('A23: a reload has lost the access token, and says how to go on', async ({ page, site }) => {
  const { link, modes } = words.es.auth;
  const token = await recoveryToken(site, 'reloaded@example.com');
  await page.goto(`${site.url}/auth?access_token=${token}`);
  await expect(heading(page, modes['new-password'].title)).toBeVisible();
  await page.reload();
  await expect(heading(page, link.incomplete.title)).toBeVisible();
});
