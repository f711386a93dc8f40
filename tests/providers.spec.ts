import { expect } from '@playwright/test';
import { copy as centre } from '#content/dictionaries/en/centre.ts';
import { copy as profile } from '#content/dictionaries/es/profile.ts';
import { CLIENT, startStandInProvider } from './auth/stand-in-provider.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { expectToast, words } from './people.ts';
import { startServer, type RunningServer } from './serve.ts';
import { rejectCookies, test as base, watchTrouble } from './site-fixture.ts';

type StandIn = Awaited<ReturnType<typeof startStandInProvider>>;

/** A server with a stand-in for Google behind it. */
const test = base.extend<object, { google: { site: RunningServer; standIn: StandIn } }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const standIn = await startStandInProvider({ asks: true });
      const site = await startServer({
        RATE_LIMITS: 'all=100000/60',
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: standIn.url,
      });
      await use({ site, standIn });
      await site.remove();
      await standIn.stop();
    },
    { scope: 'worker' },
  ],
});

test('no way in by another company stands on the page as shipped', async ({ page, site }) => {
  const asked = page.waitForResponse('**/auth/v1/settings');
  await page.goto(`${site.url}/auth`);
  await asked;
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Google|Microsoft/ })).toHaveCount(0);
});

test('A31: a person cancels at Google, comes again, says their age, has an account, and gets in again', async ({
  page,
  google: { site, standIn },
}) => {
  Object.assign(standIn.person, { email: 'ana@gmail.com', email_verified: true });
  await page.goto(`${site.url}/auth?next=/profile`);
  await rejectCookies(page);
  const trouble = await watchTrouble(page, site.url);
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'No entraste con Google' })).toBeFocused();
  await expect(page).toHaveURL(`${site.url}/auth?next=%2Fprofile`);

  await page.getByRole('button', { name: 'Intentarlo de nuevo con Google' }).click();
  await page.getByRole('link', { name: 'Yes, it is me' }).click();
  await expect(page.getByText('Google confirma que ana@gmail.com es tu correo')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('code')).toBe(false);
  // A reload on the way loses nothing.
  await page.reload();
  const make = page.getByRole('button', { name: 'Crear cuenta' });
  await expect(make).toBeDisabled();
  await page.getByRole('checkbox', { name: /14 años o más/ }).check();
  await make.click();
  await expectToast(page, '¡Registro exitoso!', '¡Registro completado exitosamente!');
  await expect(page).toHaveURL(/\/profile/);
  await page.getByRole('link', { name: profile.tabs.names.settings }).click();
  await expect(page.getByText('ana@gmail.com').first()).toBeVisible();
  await expect(page.getByText('Google', { exact: true })).toBeVisible();
  expect((await site.outbox()).map(({ to }) => to)).toEqual([]);

  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(page).not.toHaveURL(/\/profile/);
  await page.goto(`${site.url}/en/auth?next=/en/profile`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Yes, it is me' }).click();
  await expect(page).toHaveURL(`${site.url}/en/profile`);
  // The company's word opens no pupil's sheet: a centre asks for a second factor of ours.
  await page.goto(`${site.url}/en/centre`);
  await expect(page.getByRole('heading', { name: centre.gate.title })).toBeVisible();
  // She left for Google and for no other, and was told twice that there was no account yet.
  const expected = new RegExp(`^(left for ${standIn.url}|console: .* 422 )`);
  expect(trouble.filter((each) => !expected.test(each))).toEqual([]);
});

test('a guest’s result outlives a cancelled way and a provider that is down, and is the new account’s; `next` is kept', async ({
  page,
  google: { site, standIn },
}) => {
  const { success } = words.en.auth;
  Object.assign(standIn.person, { sub: 'guest', email: 'guest@gmail.com', email_verified: true });
  await leaveOnDevice(page, site, guestAttempt('en'));
  await page.goto(`${site.url}/en/results`);
  const before = await page.locator('main table').first().innerText();
  await page.goto(`${site.url}/en/auth?next=/en/profile`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const again = page.getByRole('button', { name: 'Try again with Google' });
  await again.click();
  standIn.faults.token = { status: 500, body: 'down for maintenance' };
  await page.getByRole('link', { name: 'Yes, it is me' }).click();
  await expect(page.getByRole('heading', { name: 'Google did not answer' })).toBeFocused();
  delete standIn.faults.token;
  await again.click();
  await page.getByRole('link', { name: 'Yes, it is me' }).click();
  await page.getByRole('checkbox', { name: /14 or older/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, success.signedUp.title, success.signedUp.text);
  await expect(page).toHaveURL(`${site.url}/en/profile`);
  expect((await attemptsOnDevice(page)).map(({ owner }) => owner)).not.toContain(null);
  await page.goto(`${site.url}/en/results`);
  expect(await page.locator('main table').first().innerText()).toBe(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
