/** The main journeys through a hosted project, or as near to one as this clone can come (docs/decisions/053). */
import { expect, test, type Page } from '@playwright/test';
import { copy as claim } from '#content/dictionaries/en/claim-result.ts';
import { copy as adminArea } from '#content/dictionaries/es/admin-area.ts';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { copy as providers } from '#content/dictionaries/es/providers.ts';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { copy as factor } from '#content/dictionaries/es/second-factor.ts';
import { copy as share } from '#content/dictionaries/es/share.ts';
import { copy as shared } from '#content/dictionaries/es/shared-result.ts';
import { hostedMails } from '#content/mail/hosted-mails.ts';
import { mailBooks } from '#content/mail/mail-books.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { startHosted, type HostedSite } from './hosted/start-hosted.ts';
import { ask, bringSession, grantAdmin, linkIn, mailsTo, makeAccount } from './made-accounts.ts';
import { nextCode, shownSecret } from './made-factors.ts';
import {
  choosePassword,
  expectToast,
  mailTo,
  navigate,
  password,
  register,
  signIn,
  watchForFaults,
  words,
  type Language,
} from './people.ts';
import { unfold } from './unfold.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

let server: HostedSite;
test.beforeAll(async () => {
  server = await startHosted();
});
test.afterAll(() => server.remove());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const scores = (page: Page) => page.locator('main table').first().innerText();
const { auth, results, site } = words.es;
const { en } = words;

/** Signs out, and waits until the project has heard of it. */
async function leave(page: Page): Promise<void> {
  await navigate(page, 'es', site.nav.signOut);
  await expect(page).toHaveURL(`${server.url}/`);
}

/** A guest with a finished test signs up; resolves with what their result said. */
async function signUpWithResult(
  page: Page,
  email: string,
  language: Language = 'es',
): Promise<string> {
  const home = language === 'es' ? server.url : `${server.url}/en`;
  await leaveOnDevice(page, server, guestAttempt(language));
  await page.goto(`${home}/results`);
  const before = await scores(page);
  await page.goto(`${home}/register`);
  await register(page, language, { name: 'Ana Pérez', email });
  await expect(page).toHaveURL(/\/auth$/);
  return before;
}

test('who confirms where they signed up keeps result and password; it is shown by a link, mailed, and erased', async ({
  page,
  browser,
}) => {
  const expectNoFaults = watchForFaults(page);
  const email = 'ana@example.com';
  const before = await signUpWithResult(page, email);
  await page.goto((await mailTo(server, email)).link);
  await press(page, auth.link.ready.signup.submit);
  await expect(page.getByText(results.page.saved)).toBeVisible();
  expect(await scores(page)).toBe(before);

  await unfold(page, 'take');
  await press(page, parts.take.mail);
  await expect(() => expect(server.sink.mails.map(({ to }) => to)).toEqual([[email]])).toPass();

  await press(page, share.last.make);
  await field(page, share.label).fill('mamá');
  await press(page, share.create);
  const link = await field(page, share.linkLabel).inputValue();
  const mother = await (await browser.newContext()).newPage();
  await mother.goto(link);
  await expect(mother.getByRole('heading', { name: shared.title })).toBeVisible();
  await expect(mother.locator('#careers')).toBeVisible();
  await mother.close();

  await page.keyboard.press('Escape');
  await leave(page);
  await page.goto(`${server.url}/auth?next=${encodeURIComponent('/profile?tab=settings')}`);
  await signIn(page, 'es', email);
  await expect(page).toHaveURL(`${server.url}/profile?tab=settings`);
  await page.locator('summary').getByText(privacy.erase.title, { exact: true }).click();
  const gate = page.locator('form', { hasText: privacy.erase.submit });
  await gate.getByLabel(privacy.password, { exact: true }).fill(password);
  await press(page, privacy.erase.submit);
  await expect(page.getByText(privacy.erase.done.title)).toBeVisible();
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', email);
  await expectToast(page, auth.errors.titles.signIn, auth.errors.failures.invalidCredentials);
  expectNoFaults();

  // The last mail leaves by what the project's owner has run each day.
  await server.runJobs();
  const { subject } = mailBooks.es.mails('', '')['account-erased'];
  expect(server.sink.mails.map(({ to }) => to)).toEqual([[email], [email]]);
  expect(server.sink.mails[1]?.raw).toContain(`Subject: ${subject}`);
});

test('A23: an access token alone sets the password of its account there, and opens no session', async ({
  page,
}) => {
  const email = 'bearer@example.com';
  await makeAccount(server, email);
  await page.goto(`${server.url}/auth?mode=reset-request`);
  await field(page, auth.form.fields.email).fill(email);
  await press(page, auth.modes['reset-request'].submit);
  const [, mail] = await mailsTo(server, email, 2);
  const token_hash = new URL(linkIn(mail)).hash.slice(1);
  const { access_token } = await ask(server, '/auth/v1/verify', {
    type: 'recovery',
    token_hash: new URLSearchParams(token_hash).get('token_hash'),
  });
  await page.goto('about:blank');
  await page.goto(`${server.url}/auth#access_token=${access_token}&type=recovery`);
  await expect(page.locator('main')).toContainText(email);
  await field(page, auth.form.fields.password).fill('otro faro de papel 29');
  await field(page, auth.form.fields.confirmPassword).fill('otro faro de papel 29');
  await press(page, auth.modes['new-password'].submit);
  await expectToast(page, auth.success.passwordSet.title, auth.success.passwordSet.text);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
});

test('who confirms on another device chooses the password there and finds the result; the typed one opens nothing', async ({
  page,
  browser,
}) => {
  const email = 'elsewhere@example.com';
  const before = await signUpWithResult(page, email, 'en');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const there = await phone.newPage();
  const expectNoFaults = watchForFaults(there);
  await there.goto((await mailTo(server, email)).link);
  await press(there, en.auth.link.ready.signup.submit);
  await choosePassword(there, 'en', 'otro faro de papel 28');
  await press(there, claim.ask.yes);
  await expect(there.getByText(en.results.page.saved)).toBeVisible();
  expect(await scores(there)).toBe(before);
  expectNoFaults();
  await phone.close();
  // Of the replaced password there is no mail.
  const changed = (await server.outbox()).filter(({ to }) => to === email).slice(1);
  expect(changed.map(({ subject }) => subject)).toEqual([
    hostedMails('en').password_changed.subject,
  ]);

  await page.goto(`${server.url}/en/auth`);
  await signIn(page, 'en', email);
  await expectToast(page, en.auth.errors.titles.signIn, en.auth.errors.failures.invalidCredentials);
});

test('the project’s refusals have words: not confirmed, too many mails; recovery ends in a new one', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const { form, modes, errors, success, link } = auth;
  const email = 'forgot@example.com';
  await page.goto(`${server.url}/register`);
  await register(page, 'es', { name: 'Ana', email });
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, 'es', email);
  await expect(page.getByText(errors.failures.emailNotConfirmed)).toBeVisible();

  const askForLink = async () => {
    await page.goto(`${server.url}/auth?mode=reset-request`);
    await field(page, form.fields.email).fill(email);
    await press(page, modes['reset-request'].submit);
  };
  await askForLink();
  await expectToast(page, success.resetSent.title, success.resetSent.text);
  await askForLink();
  await expect(page.locator('main').getByText(errors.failures.rateLimit)).toBeVisible();

  const [, recovery] = await mailsTo(server, email, 2);
  await page.goto(linkIn(recovery));
  await press(page, link.ready.recovery.submit);
  await choosePassword(page, 'es', 'tres faros junto al mar');
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto('about:blank');
  await page.goto(linkIn(recovery));
  await press(page, link.ready.recovery.submit);
  await expect(page.getByText(link.spent.recovery)).toBeVisible();
  expectNoFaults();
});

test('who comes by Google is asked for their age before they leave, has nothing after cancelling, and keeps their result', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const email = 'by.google@gmail.com';
  Object.assign(server.google.person, { email, email_verified: true });
  await leaveOnDevice(page, server, guestAttempt('es'));
  await page.goto(`${server.url}/results`);
  const before = await scores(page);
  await page.goto(`${server.url}/auth`);
  const go = page.getByRole('button', { name: 'Continuar con Google' });
  const box = page.getByRole('checkbox', { name: /14 años o más/ });
  await go.click();
  await expect(page.getByText(providers.ageMissing)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/auth`);
  await box.check();
  await go.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(heading(page, 'No entraste con Google')).toBeFocused();
  await press(page, 'Intentarlo de nuevo con Google');
  await page.getByRole('link', { name: 'Yes, it is me' }).click();
  await expectToast(page, auth.success.signedUp.title, auth.success.signedUp.text);
  await expect(page.getByText(results.page.saved)).toBeVisible();
  expect(await scores(page)).toBe(before);
  await page.goto(`${server.url}/profile?tab=settings`);
  await expect(page.getByText(email).first()).toBeVisible();
  expectNoFaults();
});

test('a second factor is switched on, asked for at the next sign-in, and opens the pages of an admin', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const email = 'admin@example.com';
  await bringSession(page, server, await makeAccount(server, email));
  await grantAdmin(server, email);
  await page.goto(`${server.url}/admin`);
  await expect(heading(page, adminArea.gate.title)).toBeVisible();
  await press(page, factor.enrol.start);
  const secret = await shownSecret(page);
  await field(page, factor.code.label).fill(await nextCode(secret));
  await press(page, factor.enrol.confirm.submit);
  await press(page, factor.codes.done);
  await expect(heading(page, adminArea.overview.title)).toBeVisible();

  await leave(page);
  await page.goto(`${server.url}/auth?next=/admin`);
  await signIn(page, 'es', email);
  await expect(heading(page, factor.ask.title)).toBeVisible();
  await field(page, factor.code.label).fill(await nextCode(secret));
  await press(page, factor.ask.submit);
  await expect(heading(page, adminArea.overview.title)).toBeVisible();
  expectNoFaults();
});
