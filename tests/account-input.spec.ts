import { expect, type Page } from '@playwright/test';
import { bringSession, mailsTo, makeAccount } from './made-accounts.ts';
import { password, register, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

const { form, modes, errors } = words.es.auth;
const { problems } = form;

/** Answers of the server that are its own fault. */
function watchForServerFaults(page: Page): () => void {
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  return () => expect(faults).toEqual([]);
}

const typedAtSignIn: { what: string; email: string; password: string; says: string[] }[] = [
  {
    what: 'nothing',
    email: '',
    password: '',
    says: [problems.emailMissing, problems.passwordMissing],
  },
  { what: 'blanks', email: '   ', password: ' ', says: [problems.emailMissing] },
  {
    what: 'ten thousand characters',
    email: `${'a'.repeat(10_000)}@example.com`,
    password: 'b'.repeat(10_000),
    says: [problems.emailInvalid, problems.passwordLong],
  },
  {
    what: 'a NUL',
    email: 'ana\u0000@example.com',
    password: 'pass\u0000word',
    says: [problems.emailInvalid, problems.strangeCharacters],
  },
  {
    what: 'emoji',
    email: '🌟',
    password: '🌟'.repeat(19),
    says: [problems.emailInvalid, problems.passwordLong],
  },
  { what: 'right to left', email: 'آنا', password: 'كلمة', says: [problems.emailInvalid] },
];

test('sign-in: every odd text is answered at its field, and stays there', async ({ page }) => {
  const expectNoServerFaults = watchForServerFaults(page);
  await page.goto(`${server.url}/auth`);
  const email = page.getByLabel(form.fields.email, { exact: true });
  const secret = page.getByLabel(form.fields.password, { exact: true });
  for (const typed of typedAtSignIn) {
    await test.step(typed.what, async () => {
      await email.fill(typed.email);
      await secret.fill(typed.password);
      await page.getByRole('button', { name: modes['sign-in'].submit }).click();
      await expect(page.locator('.field-error')).toHaveText(typed.says);
      await expect(page.locator('.error-summary')).toBeFocused();
      // A field of type email leaves out blanks around the address by itself.
      await expect(email).toHaveValue(typed.email.trim());
      await expect(secret).toHaveValue(typed.password);
    });
  }
  expectNoServerFaults();
});

test('sign-in: odd but possible texts are a wrong password like any other', async ({ page }) => {
  const expectNoServerFaults = watchForServerFaults(page);
  await page.goto(`${server.url}/auth`);
  const possible = [
    ['ana+faro@example.com', 'Ange\u0301lica'],
    ['ana@ñandú.com.ar', 'x'],
    ['ana@xn--exmple-qta.com', 'כסא ארוך מאוד'],
    ['ana@example.com', '🌟'.repeat(18)],
  ] as const;
  for (const [email, secret] of possible) {
    await page.getByLabel(form.fields.email, { exact: true }).fill(email);
    await page.getByLabel(form.fields.password, { exact: true }).fill(secret);
    await page.getByRole('button', { name: modes['sign-in'].submit }).click();
    await expect(
      page.getByRole('main').getByText(errors.failures.invalidCredentials),
    ).toBeVisible();
    await expect(page.getByLabel(form.fields.password, { exact: true })).toHaveValue(secret);
  }
  expectNoServerFaults();
});

test('a reset is asked for with an address only, and says what is wrong with another text', async ({
  page,
}) => {
  await page.goto(`${server.url}/auth`);
  await page.getByText(words.es.auth.toggles.forgot).click();
  const email = page.getByLabel(form.fields.email, { exact: true });
  for (const [text, says] of [
    ['', problems.emailMissing],
    [`${'a'.repeat(10_000)}@example.com`, problems.emailInvalid],
    ['آنا@', problems.emailInvalid],
  ] as const) {
    await email.fill(text);
    await page.getByRole('button', { name: modes['reset-request'].submit }).click();
    await expect(page.locator('.field-error')).toHaveText([says]);
    await expect(email).toHaveValue(text);
  }
});

test('an address in another script’s domain registers, and its mail leaves', async ({ page }) => {
  await page.goto(`${server.url}/register`);
  const email = page.getByLabel(form.fields.email, { exact: true });
  await email.pressSequentially('ana@exámple.com');
  // The browser itself writes such a domain the way that mail servers read it.
  const written = await email.inputValue();
  await register(page, 'es', { name: 'Ángela', email: written });
  await expect(page).toHaveURL(`${server.url}/auth`);
  await mailsTo(server, 'ana@xn--exmple-qta.com', 1);
});

test('the profile says at its fields what cannot be kept, and keeps what was typed', async ({
  page,
}) => {
  const expectNoServerFaults = watchForServerFaults(page);
  await bringSession(page, server, await makeAccount(server, 'odd@example.com'));
  await page.goto(`${server.url}/profile?tab=settings`);
  await page.getByRole('button', { name: 'Cambiar nombre' }).click();
  const name = page.getByLabel(form.fields.name, { exact: true });
  for (const [text, says] of [
    ['   ', problems.nameMissing],
    ['a'.repeat(10_000), problems.nameLong],
    ['Ana\u0000', problems.strangeCharacters],
  ] as const) {
    await name.fill(text);
    await page.getByRole('button', { name: 'Guardar nombre' }).click();
    await expect(page.locator('.field-error')).toHaveText([says]);
    await expect(name).toHaveValue(text);
  }
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const typed = { current: password, password: 'ñ'.repeat(5_000), confirmPassword: '\u0000' };
  const opened = page.locator('form', {
    has: page.getByRole('button', { name: 'Guardar contraseña' }),
  });
  for (const [field, text] of Object.entries(typed)) {
    await opened.locator(`input[name=${field}]`).fill(text);
  }
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.locator('.field-error')).toHaveText([
    problems.passwordLong,
    problems.passwordsDiffer,
  ]);
  for (const [field, text] of Object.entries(typed)) {
    await expect(opened.locator(`input[name=${field}]`)).toHaveValue(text);
  }
  expectNoServerFaults();
});
