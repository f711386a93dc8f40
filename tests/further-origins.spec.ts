import { expect, test, type Page } from '@playwright/test';
import { linkIn, mailsTo, makeAccount } from './made-accounts.ts';
import { expectToast, mailTo, register, watchForFaults, words } from './people.ts';
import { startServer, type RunningServer } from './serve.ts';

test.describe.configure({ mode: 'default' });

let server: RunningServer;
/** A name that browsers lead to this machine, and that the server knows by SITE_URLS only. */
let region: string;
const email = 'region@example.com';
const settings: Record<string, string> = { RATE_LIMITS: 'all=1000000/60' };

test.beforeAll(async () => {
  server = await startServer(settings);
  region = `http://es.localhost:${new URL(server.url).port}`;
  // The port is known only now.
  settings['SITE_URLS'] = region;
  await server.restart();
  // A moment before its recovery, which is not to be taken for the confirmation.
  await makeAccount(server, email, 'es');
});
test.afterAll(() => server.remove());

const { form, link, modes, success } = words.es.auth;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('H14: a name that SITE_URLS does not list is refused', async ({ page }) => {
  const answer = await page.goto(region.replace('es.', 'mx.'));
  expect(answer?.status()).toBe(421);
  expect((await page.goto(region))?.status()).toBe(200);
});

test('a forgotten password is replaced on a further origin, the whole way', async ({ page }) => {
  const expectNoFaults = watchForFaults(page);
  await page.goto(`${region}/auth?mode=reset-request`);
  await page.getByLabel(form.fields.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: modes['reset-request'].submit }).click();
  const [, mail] = await mailsTo(server, email, 2);
  expect(linkIn(mail)).toContain(`${region}/auth?type=recovery#token_hash=`);

  await page.goto('about:blank');
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: link.ready.recovery.submit }).click();
  await expect(heading(page, modes['new-password'].title)).toBeVisible();
  await page.getByLabel(form.fields.password, { exact: true }).fill('otro faro sobre el mar');
  await page
    .getByLabel(form.fields.confirmPassword, { exact: true })
    .fill('otro faro sobre el mar');
  await page.getByRole('button', { name: modes['new-password'].submit }).click();
  await expectToast(page, success.passwordSet.title, success.passwordSet.text);
  await expect(page).toHaveURL(`${region}/`);
  await page.goto(`${region}/profile?tab=settings`);
  await expect(page.getByText(email).first()).toBeVisible();
  // The other origin knows nothing of this session, and pages name one address.
  await page.goto(`${server.url}/profile`);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
  await page.goto(`${region}/`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/`);
  expectNoFaults();
});

test('who registers on a further origin confirms there and goes on there', async ({ page }) => {
  const other = 'new@example.com';
  await page.goto(`${region}/register`);
  await register(page, 'es', { name: 'Ana', email: other });
  await expect(page).toHaveURL(`${region}/auth`);
  const mail = await mailTo(server, other);
  expect(new URL(mail.link).origin).toBe(region);
  await page.goto('about:blank');
  await page.goto(mail.link);
  await page.getByRole('button', { name: link.ready.signup.submit }).click();
  await expect(page).toHaveURL(`${region}/assessment`);
});
