import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import { linkIn, mailsTo, makeAccount } from './made-accounts.ts';
import {
  expectOnlyToast,
  expectToast,
  password,
  register,
  submitAnyway,
  watchForFaults,
  words,
} from './people.ts';
import { test } from './site-fixture.ts';

// The exact Spanish words; that each has its English twin is the dictionaries' type.
const say = {
  page: '/register',
  auth: '/auth',
  differ: 'Las contraseñas no coinciden',
  privacy: 'Debes aceptar la Política de privacidad para continuar',
  short: 'La contraseña debe tener al menos 8 caracteres',
  failed: 'Error al registrar',
  done: ['¡Registro exitoso!', '¡Registro completado exitosamente!'],
  already: 'Este email ya está registrado. ¿Quieres iniciar sesión?',
  limit: 'Demasiados intentos de registro. Espera unos minutos antes de intentar de nuevo.',
  network: 'Problema de conexión. Verifica tu internet e inténtalo de nuevo.',
  unexpected: 'Error inesperado. Inténtalo de nuevo.',
  retry: (n: number) => `Reintento ${n}/3 - El servidor está ocupado, reintentando...`,
  sending: 'Registrando...',
  mails: ['Confirma tu correo en Faro Vocacional', 'Ya tienes una cuenta en Faro Vocacional'],
} as const;

const { form } = words.es.register;
const submit = (page: Page) => page.getByRole('button', { name: form.submit });
const field = (page: Page, name: keyof typeof form.fields) =>
  page.getByLabel(form.fields[name], { exact: true });

test('passwords, box and length are checked in this order, one toast each', async ({
  page,
  site: server,
}) => {
  await page.goto(server.url + say.page);
  await field(page, 'name').fill('Ana');
  await field(page, 'email').fill('order@example.com');
  await field(page, 'password').fill('corta');
  await field(page, 'confirmPassword').fill('otra');
  // Enabled and disabled again: the form is awake.
  await page.getByRole('checkbox').check();
  await expect(submit(page)).toBeEnabled();
  await page.getByRole('checkbox').uncheck();
  await expect(submit(page)).toBeDisabled();

  await submitAnyway(page);
  await expectOnlyToast(page, 'Error', say.differ);
  await field(page, 'confirmPassword').fill('corta');
  await submitAnyway(page);
  await expectOnlyToast(page, 'Error', say.privacy);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expectOnlyToast(page, 'Error', say.short);
  await expect(page.locator('.field-error')).toHaveText([say.short]);
  await expectAccessible(page);
  await expect(field(page, 'name')).toHaveValue('Ana');
  await expect(field(page, 'password')).toHaveValue('corta');
  expect((await server.outbox()).filter(({ to }) => to === 'order@example.com')).toEqual([]);
});

test(
  'a sign-up is praised and leads to /auth, where the mailbox is named',
  inGate(),
  async ({ page, site: server }) => {
    const expectNoFaults = watchForFaults(page);
    const email = 'praised@example.com';
    await page.goto(server.url + say.page);
    await register(page, 'es', { name: 'Ana', email });
    await expectToast(page, say.done[0], say.done[1]);
    await expect(page).toHaveURL(server.url + say.auth);
    await expect(page.locator('main')).toContainText(email);
    const [mail] = await mailsTo(server, email, 1);
    expect(mail?.subject).toBe(say.mails[0]);
    expect(linkIn(mail)).toContain(`${server.url}${say.auth}?type=signup#token_hash=`);
    expectNoFaults();
  },
);

test('a known address gets the same screen, and its owner a mail that says so', async ({
  page,
  site: server,
}) => {
  const email = 'known@example.com';
  await makeAccount(server, email);
  const screens: string[] = [];
  for (const address of ['unknown@example.com', email]) {
    await page.goto(server.url + say.page);
    await register(page, 'es', { name: 'Ana', email: address });
    await expectToast(page, say.done[0], say.done[1]);
    await expect(page).toHaveURL(server.url + say.auth);
    // The address changes a moment before the screen does.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.es.auth.modes['sign-in'].title,
    );
    await expect(page.locator('main')).toContainText(address);
    screens.push((await page.locator('main').innerText()).replaceAll(address, ''));
  }
  expect(screens[1]).toBe(screens[0]);
  const mails = await mailsTo(server, email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual(say.mails);
});

test('every answer of the catalogue has its exact words', async ({ page, site: server }) => {
  let asked = 0;
  let answer: { status: number; code: string; wait?: string } | 'nothing' = 'nothing';
  await page.route('**/auth/v1/signup**', (route) => {
    asked += 1;
    if (answer === 'nothing') return route.abort();
    const { status, code, wait } = answer;
    return route.fulfill({
      status,
      headers: { 'x-supabase-api-version': '2024-01-01', ...(wait && { 'retry-after': wait }) },
      json: { code, message: 'Untranslated words' },
    });
  });
  await page.goto(server.url + say.page);
  await register(page, 'es', { name: 'Ana', email: 'catalogue@example.com' });
  await expectOnlyToast(page, say.failed, say.network);

  answer = { status: 422, code: 'user_already_exists' };
  await submit(page).click();
  await expectOnlyToast(page, say.failed, say.already);
  await expect(page.locator('form').getByRole('link', { name: form.signIn })).toBeVisible();

  answer = { status: 429, code: 'over_request_rate_limit', wait: '60' };
  await submit(page).click();
  await expectOnlyToast(page, say.failed, say.limit);

  answer = { status: 400, code: 'of_another_century' };
  await submit(page).click();
  await expectOnlyToast(page, say.failed, say.unexpected);
  // None of the four is worth a repeat: a lost answer may have arrived, a minute is too long.
  expect(asked).toBe(4);
  await expect(field(page, 'password')).toHaveValue(password);
});

test('a busy server is asked three times more, with a counter', async ({ page, site: server }) => {
  let asked = 0;
  await page.route('**/auth/v1/signup**', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { code: 'over_capacity', message: 'busy' } });
  });
  await page.clock.install();
  await page.goto(server.url + say.page);
  await register(page, 'es', { name: 'Ana', email: 'busy@example.com' });
  const counter = page.locator('form [role=status]');
  for (const [attempt, longest] of [
    [1, 3_000],
    [2, 5_000],
    [3, 9_000],
  ] as const) {
    await expect(counter).toHaveText(`${say.sending} ${say.retry(attempt)}`);
    expect(asked).toBe(attempt);
    await expect(page.locator('form [type=submit]')).toHaveText(say.sending);
    await page.clock.fastForward(longest);
  }
  await expectToast(page, say.failed, say.unexpected);
  expect(asked).toBe(4);
  await expect(counter).toHaveText('');
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, 'email')).toHaveValue('busy@example.com');
});

test('a form submitted three times at once sends one sign-up and one mail', async ({
  page,
  site: server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) asked.push(request.method());
  });
  const { form } = words.es.register;
  await page.goto(`${server.url}/register`);
  await page.getByLabel(form.fields.name, { exact: true }).fill('Ana');
  await page.getByLabel(form.fields.email, { exact: true }).fill('double@example.com');
  await page.getByLabel(form.fields.password, { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  const last = page.getByLabel(form.fields.confirmPassword, { exact: true });
  await last.fill(password);
  await last.evaluate((field) => {
    const asking = field.closest('form');
    for (let time = 0; time < 3; time += 1) asking?.requestSubmit();
  });
  await expect(page).toHaveURL(`${server.url}/auth`);
  await mailsTo(server, 'double@example.com', 1);
  expect(asked).toEqual(['POST']);
});

test('a keyboard alone signs up', async ({ page, site: server }) => {
  const { form } = words.es.register;
  await page.goto(`${server.url}/register`);
  const name = page.getByLabel(form.fields.name, { exact: true });
  // From the top of the document, through the bar, to the first field.
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (await name.evaluate((input) => input === document.activeElement)) break;
  }
  await expect(name).toBeFocused();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keys@example.com');
  for (const label of [form.fields.password, form.fields.confirmPassword]) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(form.fields.show);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  const submit = page.getByRole('button', { name: form.submit });
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    if (await submit.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/auth`);
  await mailsTo(server, 'keys@example.com', 1);
});
