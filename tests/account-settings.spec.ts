import { expect, type Page } from '@playwright/test';
import { copy as profileEn } from '#content/dictionaries/en/profile.ts';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { expectAccessible } from './axe.ts';
import { bringSession, linkIn, mailsTo, makeAccount } from './made-accounts.ts';
import { password, signIn, watchForFaults, words } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'default' });

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

const es = profileEs.settings;
const newPassword = 'tres faros junto al mar';

async function openProfile(
  page: Page,
  email: string,
  path = '/profile?tab=settings',
): Promise<void> {
  await bringSession(page, server, await makeAccount(server, email));
  // With all its parts there: nothing moves under a press any more.
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const [language, path, copy] of [
  ['es', '/profile?tab=settings', profileEs],
  ['en', '/en/profile?tab=settings', profileEn],
] as const) {
  test(`${language}: a new name is there at once and after coming back`, async ({ page }) => {
    const expectNoFaults = watchForFaults(page);
    await openProfile(page, `name-${language}@example.com`, path);
    const { settings } = copy;
    await press(page, settings.name.change);
    const name = field(page, settings.form.fields.name);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Ana Pérez');
    await name.fill('  María José آنا 🌟 ');
    await expectAccessible(page, { within: 'main' });
    await name.press('Enter');
    await expect(page.getByText(settings.name.done.title)).toBeVisible();
    await expect(page.getByText('María José آنا 🌟', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: settings.name.change })).toBeFocused();
    await page.reload();
    await expect(page.getByText('María José آنا 🌟', { exact: true })).toBeVisible();
    expectNoFaults();
  });
}

test('H09: a name that is markup is shown as text, and runs nothing', async ({ page }) => {
  const trap = '<img src=x onerror="window.caught=1"><script>window.caught=1</script>';
  await openProfile(page, 'markup@example.com');
  await press(page, es.name.change);
  await field(page, es.form.fields.name).fill(trap);
  await press(page, es.name.submit);
  await expect(page.getByText(trap, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(trap, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'caught'))).toBeUndefined();
});

test('the password changes only with the current one, and the old one no longer works', async ({
  page,
}) => {
  await openProfile(page, 'password@example.com');
  await press(page, es.password.change);
  const typed = [
    [es.password.current, 'not the one'],
    [es.password.next, newPassword],
    [es.password.confirm, newPassword],
  ] as const;
  for (const [label, text] of typed) await field(page, label).fill(text);
  await press(page, es.password.submit);
  await expect(page.locator('.field-error')).toHaveText(['Esa no es tu contraseña actual.']);
  for (const [label, text] of typed) await expect(field(page, label)).toHaveValue(text);

  await field(page, es.password.current).fill(password);
  await field(page, es.password.next).fill(password);
  await field(page, es.password.confirm).fill(password);
  await press(page, es.password.submit);
  await expect(page.locator('.field-error')).toHaveText([es.errors.failures.samePassword]);

  await field(page, es.password.next).fill('qwerty123');
  await field(page, es.password.confirm).fill('qwerty123');
  await press(page, es.password.submit);
  await expect(page.locator('.field-error')).toHaveText([es.errors.failures.passwordCommon]);

  await field(page, es.password.next).fill(newPassword);
  await field(page, es.password.confirm).fill(newPassword);
  await press(page, es.password.submit);
  await expect(page.getByText('Contraseña actualizada', { exact: true })).toBeVisible();
  const [, told] = await mailsTo(server, 'password@example.com', 2);
  expect(told?.subject).toBe('Tu contraseña de Faro Vocacional cambió');

  await page.getByRole('main').getByRole('button', { name: es.signOut }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', 'password@example.com');
  await expect(
    page.getByRole('main').getByText(words.es.auth.errors.failures.invalidCredentials),
  ).toBeVisible();
});

test('a new address waits for both mailboxes, and says so until then', async ({ page }) => {
  await openProfile(page, 'old@example.com');
  await press(page, es.email.change);
  await field(page, es.email.field).fill('Old@example.com');
  await press(page, es.email.submit);
  await expect(page.locator('.field-error')).toHaveText([es.form.problems.emailSame]);
  await field(page, es.email.field).fill('new+faro@example.com');
  await press(page, es.email.submit);
  await expect(page.getByText('Falta un paso', { exact: true })).toBeVisible();
  const pending = page.getByText(es.email.pending.title);
  await page.reload();
  await expect(pending).toBeVisible();

  const [, toOld] = await mailsTo(server, 'old@example.com', 2);
  const [toNew] = await mailsTo(server, 'new+faro@example.com', 1);
  const { ready, half } = words.es.auth.link;
  await page.goto(linkIn(toOld));
  await press(page, ready.email_change.submit);
  await expect(page.getByText(half.text)).toBeVisible();
  await page.goto('about:blank');
  // Pressed before it is known whether the stored session holds: who is here stays here.
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/config.json', (route) => pressed.then(() => route.continue()));
  await page.goto(linkIn(toNew));
  await press(page, ready.email_change.submit);
  goOn();
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto(`${server.url}/profile?tab=settings`);
  await expect(page.getByText('new+faro@example.com', { exact: true })).toBeVisible();
  await expect(pending).toHaveCount(0);
});

test('on a slow phone, too, a signed-in person’s link is shown, and they are not sent home', async ({
  page,
}) => {
  await openProfile(page, 'slow@example.com');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const confirm = page.getByRole('button', { name: words.es.auth.link.ready.email_change.submit });
  // Who is here and the link become known at about the same time: several visits meet both orders.
  for (const visit of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await page.goto(`${server.url}/profile?tab=settings`);
    const link = `${server.url}/auth#token_hash=${visit}&type=email_change`;
    await page.goto(link, { waitUntil: 'networkidle' });
    await expect(confirm, visit).toBeVisible();
    expect(new URL(page.url()).pathname, visit).toBe('/auth');
  }
});

test('the list names every device; the others are signed out, this one stays', async ({
  page,
  browser,
}) => {
  await openProfile(page, 'places@example.com');
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await other.goto(`${server.url}/auth?next=${encodeURIComponent('/profile?tab=settings')}`);
  await signIn(other, 'es', 'places@example.com');
  await expect(other.getByText('Firefox en Linux')).toBeVisible();
  await expect(other.getByText(`· ${es.sessions.current}`)).toHaveCount(1);

  await page.reload();
  await expect(page.getByText('Firefox en Linux')).toBeVisible();
  await press(page, es.sessions.endOthers);
  await expect(page.getByText(es.sessions.ended.title)).toBeVisible();
  await expect(page.getByText('Firefox en Linux')).toHaveCount(0);
  await expect(page.getByRole('button', { name: es.sessions.endOthers })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('places@example.com', { exact: true })).toBeVisible();

  // The first thing that it asks is refused, and the session has ended there, too.
  await other.reload();
  const ended = other.getByRole('dialog', { name: words.es.auth.again.title });
  await expect(ended).toContainText(words.es.auth.again.onPage);
  await expect(other.locator('html')).toHaveAttribute('data-session', 'none');
  await elsewhere.close();
});

test('the whole account fits a phone of 320 px, forms open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openProfile(page, `${'a-long-name-'.repeat(4)}@example.com`);
  for (const name of [es.name.change, es.email.change, es.password.change]) await press(page, name);
  await expect(page.getByText(`· ${es.sessions.current}`)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page, { within: 'main' });
});
