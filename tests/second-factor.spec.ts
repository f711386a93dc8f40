/** The second factor, screen by screen (threat A29). */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { copy as adminEs } from '#content/dictionaries/es/admin-area.ts';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { copy as en } from '#content/dictionaries/en/second-factor.ts';
import { copy as es } from '#content/dictionaries/es/second-factor.ts';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import { expectAccessible } from './axe.ts';
import { deviceContents } from './device.ts';
import { inGate } from './drill.ts';
import {
  ask,
  bringSession,
  grantAdmin,
  linkIn,
  mailsTo,
  makeAccount,
  saveAnswers,
} from './made-accounts.ts';
import {
  ageSignIns,
  enrolFactor,
  nextCode,
  passwordSession,
  shownSecret,
  wrongCode,
} from './made-factors.ts';
import { navigate, signIn, watchForFaults, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The row of the profile that says whether it is on. */
const row = (page: Page, { setting }: typeof es | typeof en) =>
  page.getByRole('heading', { name: setting.term }).locator('..');

/** No barrier on the screen as it stands, wide and on a phone. */
async function look(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, { within: 'main' });
  }
}

for (const [language, prefix, copy] of [
  ['es', '', es],
  ['en', '/en', en],
] as const) {
  test(
    `${language}: a person switches it on, and from then on signs in with a code`,
    inGate(language === 'es'),
    async ({ page }) => {
      const expectNoFaults = watchForFaults(page);
      const email = `on-${language}@example.com`;
      await bringSession(page, server, await makeAccount(server, email, language));
      await page.goto(`${server.url}${prefix}/profile?tab=settings`, { waitUntil: 'networkidle' });
      await expect(row(page, copy)).toContainText(copy.setting.off);
      // By its name alone: "Activar" would not say what.
      await press(page, copy.enrol.start);
      await look(page);
      await press(page, copy.enrol.start);
      await expect(page.getByRole('img', { name: copy.enrol.scan.picture })).toBeVisible();
      await look(page);
      const secret = await shownSecret(page);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);

      const code = field(page, copy.code.label);
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await press(page, copy.enrol.confirm.submit);
      await expect(page.locator('.field-error')).toHaveText([copy.code.missing]);
      await expect(code).toBeFocused();
      await code.fill(wrongCode(secret));
      await code.press('Enter');
      await expect(page.locator('.field-error')).toHaveText([copy.errors.failures.codeWrong]);
      await look(page);
      // As apps show it, with its blank.
      await code.fill((await nextCode(secret)).replace(/^.../, '$& '));
      await code.press('Enter');

      const list = page.getByRole('list', { name: copy.codes.list });
      await expect(list.getByRole('listitem')).toHaveCount(10);
      await look(page);
      const download = page.waitForEvent('download');
      await press(page, copy.codes.download);
      const file = await readFile(await (await download).path(), 'utf8');
      for (const one of await list.getByRole('listitem').allInnerTexts())
        expect(file).toContain(one);
      expect(file).toContain(email);
      await press(page, copy.codes.done);
      await expect(page.getByText(copy.setting.turnedOn.title)).toBeVisible();
      await expect(page.getByText(copy.setting.left.many.replace('{n}', '10'))).toBeVisible();
      await look(page);

      await navigate(page, language, words[language].site.nav.signOut);
      await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
      await page.goto(
        `${server.url}${prefix}/auth?next=${encodeURIComponent(`${prefix}/profile?tab=settings`)}`,
      );
      await signIn(page, language, email);
      await expect(heading(page, copy.ask.title)).toBeVisible();
      await expect(field(page, copy.code.label)).toBeFocused();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await look(page);
      // Not here yet, and a reload changes nothing of it.
      await expect(
        page.locator('.nav-auth').getByText(words[language].site.nav.signIn),
      ).toBeVisible();
      await page.reload();
      await field(page, copy.code.label).fill(wrongCode(secret));
      await press(page, copy.ask.submit);
      await expect(page.locator('.field-error')).toHaveText([copy.errors.failures.codeWrong]);
      await field(page, copy.code.label).fill(await nextCode(secret));
      await press(page, copy.ask.submit);
      await expect(page).toHaveURL(`${server.url}${prefix}/profile?tab=settings`);
      await expect(page.getByText(copy.setting.left.many.replace('{n}', '10'))).toBeVisible();
      expectNoFaults();
    },
  );
}

test('who began and came back later gets a new picture, and is told so', async ({ page }) => {
  const email = 'began@example.com';
  await bringSession(page, server, await makeAccount(server, email));
  const begin = async () => {
    await page.goto(`${server.url}/profile?tab=settings`, { waitUntil: 'networkidle' });
    await press(page, es.enrol.start);
    await press(page, es.enrol.start);
    await expect(page.getByText(es.enrol.scan.title)).toBeFocused();
    return shownSecret(page);
  };
  const first = await begin();
  await expect(page.getByText(es.enrol.scan.again)).toHaveCount(0);
  const second = await begin();
  expect(second).not.toBe(first);
  await expect(page.getByText(es.enrol.scan.again)).toBeVisible();
  await look(page);
  await press(page, es.setting.cancel);
  await expect(page.getByRole('button', { name: es.enrol.start })).toBeFocused();
});

test('without a network nothing is switched on, and the page says why', async ({
  page,
  context,
}) => {
  await bringSession(page, server, await makeAccount(server, 'network@example.com'));
  await page.goto(`${server.url}/profile?tab=settings`, { waitUntil: 'networkidle' });
  await press(page, es.enrol.start);
  await context.setOffline(true);
  await press(page, es.enrol.start);
  await expect(page.getByRole('alert')).toContainText(es.errors.failures.network);
  await look(page);
  await context.setOffline(false);
  await press(page, es.enrol.start);
  await expect(page.getByText(es.enrol.scan.title)).toBeVisible();
});

test('a lost phone: a recovery code lets in, and a new app is offered at once', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const email = 'lost@example.com';
  const had = await enrolFactor(server, await makeAccount(server, email));
  await page.goto(`${server.url}/auth?next=/results`);
  await signIn(page, 'es', email);
  await press(page, es.ask.lost);
  await expect(heading(page, es.recover.title)).toBeVisible();
  await expect(field(page, es.recoveryCode.label)).toBeFocused();
  await look(page);
  await field(page, es.recoveryCode.label).fill('AAAA-AAAA-AAAA-AAAA');
  await press(page, es.recover.submit);
  await expect(page.locator('.field-error')).toHaveText([es.errors.failures.recoveryCodeWrong]);
  await field(page, es.recoveryCode.label).fill(
    had.codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '',
  );
  await press(page, es.recover.submit);

  await expect(heading(page, es.recover.again.title)).toBeFocused();
  await look(page);
  await press(page, es.enrol.start);
  const secret = await shownSecret(page);
  expect(secret).not.toBe(had.secret);
  await field(page, es.code.label).fill(await nextCode(secret));
  await press(page, es.enrol.confirm.submit);
  await expect(page.getByRole('list', { name: es.codes.list })).not.toContainText(
    had.codes[1] ?? '',
  );
  await look(page);
  await press(page, es.codes.done);
  await expect(page).toHaveURL(`${server.url}/results`);
  expectNoFaults();
});

test('leaving before the code leaves no session', async ({ page }) => {
  const email = 'left@example.com';
  await enrolFactor(server, await makeAccount(server, email));
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', email);
  await press(page, es.ask.cancel);
  await expect(heading(page, words.es.auth.modes['sign-in'].title)).toBeVisible();
  expect(JSON.stringify(await deviceContents(page))).not.toContain(email);
});

test('a session that gave the password alone is asked wherever it comes in', async ({ page }) => {
  const email = 'half@example.com';
  const { secret } = await enrolFactor(server, await makeAccount(server, email));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) asked.push(request.url());
  });
  await bringSession(page, server, await passwordSession(server, email));
  await page.goto(`${server.url}/profile?tab=settings`, { waitUntil: 'networkidle' });
  await expect(page.getByText(profileEs.visitor.text)).toBeVisible();
  await navigate(page, 'es', words.es.site.nav.signIn);
  await expect(heading(page, es.ask.title)).toBeVisible();
  await expect(page.getByText(es.ask.lead.replace('{email}', email))).toBeVisible();
  // Before the code, nothing was asked in their name.
  expect(asked).toEqual([]);
  // /admin sends everybody who owes a code the same way, admin or not.
  await page.goto(`${server.url}/admin?view=people`);
  await expect(page).toHaveURL(`${server.url}/auth?next=%2Fadmin%3Fview%3Dpeople`);
  await field(page, es.code.label).fill(await nextCode(secret));
  await press(page, es.ask.submit);
  await expect(page).toHaveURL(`${server.url}/admin?view=people`);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
});

test('a code given in one tab opens the other one, too', async ({ page, context }) => {
  const email = 'tabs.factor@example.com';
  const { secret } = await enrolFactor(server, await makeAccount(server, email));
  await bringSession(page, server, await passwordSession(server, email));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${server.url}/auth?next=/profile`);
    await expect(heading(tab, es.ask.title)).toBeVisible();
  }
  await field(page, es.code.label).fill(await nextCode(secret));
  await press(page, es.ask.submit);
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${server.url}/profile`);
});

test('a session that dies over a test asks for password and code there, and loses nothing', async ({
  page,
}) => {
  // On a phone there is one question at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'dies@example.com';
  const own = await enrolFactor(server, await makeAccount(server, email));
  const answers = Object.fromEntries(fullOrder.slice(0, 56).map((item) => [item, 3]));
  await saveAnswers(server, own, { id: crypto.randomUUID(), locale: 'es' }, answers);
  await bringSession(page, server, own);
  await page.goto(`${server.url}/assessment`);
  const { intro } = words.es.assessment;
  await press(page, intro.start.resume);
  const question = page.locator('fieldset[data-item]');
  const inAccount = page.locator('[data-saved=account]');
  await question.locator('label').nth(1).click();
  await expect(question).toHaveAttribute('data-item', fullOrder[57] ?? '');
  await expect(inAccount).toBeVisible();
  await ask(server, '/auth/v1/logout?scope=global', {}, own.access_token);
  await question.locator('label').nth(2).click();

  const { again } = words.es.auth;
  const dialog = page.getByRole('dialog', { name: again.title });
  // An answer is sent within ten seconds.
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await signIn(page, 'es', email);
  await expect(dialog.getByLabel(es.code.label, { exact: true })).toBeFocused();
  await expectAccessible(page, { within: 'dialog[open]' });
  await dialog.getByLabel(es.code.label, { exact: true }).fill(await nextCode(own.secret));
  await dialog.getByRole('button', { name: es.ask.submit, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(inAccount).toBeVisible();
  await expect(question).toHaveAttribute('data-item', fullOrder[58] ?? '');
});

test('after too many recovery codes the page says for how long to wait', async ({ page }) => {
  const email = 'guess@example.com';
  await enrolFactor(server, await makeAccount(server, email));
  const { access_token: token } = await passwordSession(server, email);
  for (let guess = 0; guess < 10; guess += 1) {
    await ask(server, '/rest/v1/rpc/use_recovery_code', { code: `GUESS${guess}` }, token);
  }
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', email);
  await press(page, es.ask.lost);
  await field(page, es.recoveryCode.label).fill('AAAA-AAAA-AAAA-AAAA');
  await press(page, es.recover.submit);
  await expect(page.getByRole('alert')).toContainText(
    /Demasiados intentos\. Espera \d+ (minutos?|segundos?) y vuelve a intentarlo\./,
  );
  await look(page);
});

test('a recovery link asks for the code before the new password', async ({ page }) => {
  const email = 'forgot.factor@example.com';
  const { secret } = await enrolFactor(server, await makeAccount(server, email));
  // An admin's factor stands from the start; in its first week any other one gives way to the mailbox.
  await grantAdmin(server, email);
  const before = (await mailsTo(server, email, 2)).length;
  await ask(server, '/auth/v1/recover', { email });
  const mails = await mailsTo(server, email, before + 1);
  await page.goto(linkIn(mails.at(-1)));
  await press(page, words.es.auth.link.ready.recovery.submit);
  await expect(heading(page, es.ask.title)).toBeVisible();
  await field(page, es.code.label).fill(await nextCode(secret));
  await press(page, es.ask.submit);
  await expect(heading(page, words.es.auth.modes['new-password'].title)).toBeVisible();
  const chosen = 'cuatro faros y un espigón';
  await field(page, words.es.auth.form.fields.password).fill(chosen);
  await field(page, words.es.auth.form.fields.confirmPassword).fill(chosen);
  await press(page, words.es.auth.modes['new-password'].submit);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('the download asks for the code beside the password', async ({ page }) => {
  const email = 'download@example.com';
  const own = await enrolFactor(server, await makeAccount(server, email));
  await bringSession(page, server, own);
  await page.goto(`${server.url}/profile?tab=settings`, { waitUntil: 'networkidle' });
  await page.locator('summary').getByText(privacy.takeAlong.title, { exact: true }).click();
  const gate = page.locator('details', { hasText: privacy.takeAlong.text });
  await gate.getByLabel(privacy.password, { exact: true }).fill('faro de papel 27');
  await gate.getByRole('button', { name: privacy.takeAlong.json }).click();
  await expect(gate.locator('.field-error')).toHaveText([privacy.code.missing]);
  await look(page);
  await gate.getByLabel(privacy.code.label).fill(wrongCode(own.secret));
  await gate.getByRole('button', { name: privacy.takeAlong.json }).click();
  await expect(gate.locator('.field-error')).toHaveText([es.errors.failures.codeWrong]);
  await gate.getByLabel(privacy.code.label).fill(await nextCode(own.secret));
  const download = page.waitForEvent('download');
  await gate.getByRole('button', { name: privacy.takeAlong.json }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(email);
  expect(file).not.toContain(own.secret);
});

test('new recovery codes replace the ones before', async ({ page }) => {
  const email = 'paper@example.com';
  const own = await enrolFactor(server, await makeAccount(server, email));
  await bringSession(page, server, own);
  await page.goto(`${server.url}/profile?tab=settings`, { waitUntil: 'networkidle' });
  await press(page, es.setting.makeCodes.press);
  await expect(field(page, es.code.label)).toBeFocused();
  await look(page);
  await field(page, es.code.label).fill(await nextCode(own.secret));
  await press(page, es.setting.makeCodes.submit);
  const list = page.getByRole('list', { name: es.codes.list });
  const [fresh = ''] = await list.getByRole('listitem').allInnerTexts();
  expect(own.codes).not.toContain(fresh);
  await press(page, es.codes.done);
  await expect(page.getByText(es.setting.newCodes.title)).toBeVisible();
});

test('a code takes the second factor away; a recovery code that is none does not', async ({
  page,
}) => {
  const email = 'off@example.com';
  const own = await enrolFactor(server, await makeAccount(server, email));
  await bringSession(page, server, own);
  await page.goto(`${server.url}/profile?tab=settings`, { waitUntil: 'networkidle' });
  await press(page, es.setting.remove.press);
  await look(page);
  await press(page, es.ask.lost);
  await field(page, es.recoveryCode.label).fill('AAAA-AAAA-AAAA-AAAA');
  await press(page, es.setting.remove.submit);
  await expect(page.locator('.field-error')).toHaveText([es.errors.failures.recoveryCodeWrong]);
  await press(page, es.recover.back);
  await field(page, es.code.label).fill(await nextCode(own.secret));
  await press(page, es.setting.remove.submit);
  await expect(page.getByText(es.setting.remove.done.title)).toBeVisible();
  await expect(row(page, es)).toContainText(es.setting.off);
  await expect(page.getByRole('button', { name: es.enrol.start })).toBeFocused();
  await look(page);
});

test('an admin without a second factor sets one up before the area opens, and is asked again for an export', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const email = 'boss.factor@example.com';
  const plain = await makeAccount(server, email);
  await grantAdmin(server, email);
  await bringSession(page, server, plain);
  await page.goto(`${server.url}/admin?view=exports`);
  await expect(heading(page, adminEs.gate.title)).toBeVisible();
  await expect(page.getByRole('navigation', { name: adminEs.nav.label })).toHaveCount(0);
  await look(page);
  await press(page, es.enrol.start);
  const secret = await shownSecret(page);
  await field(page, es.code.label).fill(await nextCode(secret));
  await press(page, es.enrol.confirm.submit);
  await expect(page.getByRole('list', { name: es.codes.list })).toBeVisible();
  await look(page);
  await press(page, es.codes.done);
  await expect(heading(page, adminEs.exports.title)).toBeVisible();

  await ageSignIns(server, 11);
  await page.reload();
  await field(page, adminEs.exports.why).fill('Recuento anual');
  await press(page, adminEs.exports.submit);
  const dialog = page.getByRole('dialog', { name: adminEs.fresh.title });
  await expect(dialog.getByLabel(es.code.label)).toBeFocused();
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page, adminEs.exports.why)).toHaveValue('Recuento anual');
  await press(page, adminEs.exports.submit);
  await dialog.getByLabel(es.code.label).fill(await nextCode(secret));
  await dialog.getByLabel(es.code.label).press('Enter');
  // It goes on by itself, with the reason that was typed.
  await expect(page.getByRole('link', { name: /^Descargar personas-/ })).toBeVisible();
  await expect(field(page, adminEs.exports.why)).toHaveValue('Recuento anual');
  expectNoFaults();
});
