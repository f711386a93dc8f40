import { expect } from '@playwright/test';
import { CLIENT, startStandInProvider } from './auth/stand-in-provider.ts';
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
  await page.goto(`${site.url}/auth`);
  await page.waitForResponse('**/auth/v1/settings');
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
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByText('ana@gmail.com').first()).toBeVisible();
  await expect(page.getByText('Google', { exact: true })).toBeVisible();
  expect((await site.outbox()).map(({ to }) => to)).toEqual([]);

  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(page).not.toHaveURL(/\/profile/);
  await page.goto(`${site.url}/en/auth?next=/en/profile`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Yes, it is me' }).click();
  await expect(page).toHaveURL(`${site.url}/en/profile`);
  // She left for Google and for nobody else, and was told twice that there was no account yet.
  const expected = new RegExp(`^(left for ${standIn.url}|console: .* 422 )`);
  expect(trouble.filter((each) => !expected.test(each))).toEqual([]);
});
