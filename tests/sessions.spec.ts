/** Shared computers, and a session ended by itself (threat A30). */
import { expect, type Browser, type Page } from '@playwright/test';
import { copy as profileEn } from '#content/dictionaries/en/profile.ts';
import { copy as profileEs } from '#content/dictionaries/es/profile.ts';
import { expectAccessible } from './axe.ts';
import { attemptsOnDevice, deviceContents, guestAttempt, leaveOnDevice } from './device.ts';
import { bringSession, isDeviceNotice, linkIn, makeAccount, saveAnswers } from './made-accounts.ts';
import { navigate, signIn, words, type Language } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const profiles = { es: profileEs.settings, en: profileEn.settings };
const prefix = { es: '', en: '/en' };
const { intro } = words.es.assessment;

const box = (page: Page, language: Language) =>
  page.getByRole('checkbox', { name: words[language].auth.shared.label });
const visitorIsHere = (page: Page, language: Language = 'es') =>
  expect(page.locator('.nav-auth').getByText(words[language].site.nav.signIn)).toBeVisible();
const personIsHere = (page: Page, language: Language = 'es') =>
  expect(page.locator('.nav-auth').getByText(words[language].site.nav.signOut)).toBeVisible();

/** Signs in with the box ticked by keyboard; what the browser then has is the tab's. */
async function signInHere(page: Page, server: RunningServer, language: Language, email: string) {
  await page.goto(`${server.url}${prefix[language]}/auth`);
  await expect(box(page, language)).not.toBeChecked();
  await box(page, language).focus();
  await page.keyboard.press('Space');
  await expect(box(page, language)).toBeChecked();
  await signIn(page, language, email);
  await personIsHere(page, language);
}

const keptSessions = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((each) => 'faro-session' in each));

for (const language of ['es', 'en'] as const) {
  test(`${language}: on a shared computer the session is the tab's: it outlives a reload, no other tab has it`, async ({
    page,
    site: server,
  }) => {
    const email = `shared-${language}@example.com`;
    await makeAccount(server, email, language);
    const other = await page.context().newPage();
    await other.goto(`${server.url}${prefix[language]}/auth`);
    await expectAccessible(other, { within: 'main' });
    // A tab that is listening, as one is after its form was touched.
    await other.getByLabel(words[language].auth.form.fields.email).fill('x');
    await signInHere(page, server, language, email);
    expect(await keptSessions(page)).toEqual([false, true]);
    await page.reload();
    await personIsHere(page, language);
    await visitorIsHere(other, language);
    await other.goto(`${server.url}${prefix[language]}/profile`);
    await visitorIsHere(other, language);
  });
}

test('after the tab has closed, the next visit finds nothing of the account; a guest’s own and another person’s stay', async ({
  page,
  site: server,
}) => {
  const email = 'closing@example.com';
  const session = await makeAccount(server, email);
  const draft = { id: crypto.randomUUID(), locale: 'es' as const };
  await saveAnswers(server, session, draft, { r01: 2, i01: 3 });
  // Of another person, who has signed in to this browser otherwise, and whose session has died since.
  const theirs = { ...guestAttempt('es', 5), owner: crypto.randomUUID() };
  await leaveOnDevice(page, server, guestAttempt('es', 10), theirs);
  // What a guest left may be asked about at any moment; here it stays the guest's.
  await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await signInHere(page, server, 'es', email);
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: intro.start.resume }).first().click();
  await expect(page.locator('fieldset[data-item]').first()).toBeVisible();
  await expect
    .poll(async () => (await attemptsOnDevice(page)).map(({ owner }) => owner))
    .toContain(session.user.id);
  const context = page.context();
  await page.close();

  const next = await context.newPage();
  await next.goto(`${server.url}/`);
  await visitorIsHere(next);
  await expect
    .poll(async () => (await attemptsOnDevice(next)).map(({ owner }) => owner), { timeout: 10_000 })
    .toEqual(expect.not.arrayContaining([session.user.id]));
  expect((await attemptsOnDevice(next)).map(({ owner }) => owner)).toEqual(
    expect.arrayContaining([null, theirs.owner]),
  );
  await expect
    .poll(() => next.evaluate(() => localStorage.getItem('faro-shared-computer')))
    .toBeNull();
  const left = await deviceContents(next);
  for (const trace of [session.user.id, email, session.access_token]) {
    expect(left).not.toContain(trace);
  }
});

test('a duplicated tab does not inherit the session, and does not end it', async ({
  page,
  site: server,
}) => {
  await makeAccount(server, 'twice@example.com');
  await signInHere(page, server, 'es', 'twice@example.com');
  const [copied] = await Promise.all([
    page.waitForEvent('popup'),
    // With an opener the browser copies the session storage, as it does for a duplicated tab.
    page.evaluate(() => void open('/')),
  ]);
  await visitorIsHere(copied);
  expect(await keptSessions(copied)).toEqual([false, false]);
  await page.reload();
  await personIsHere(page);
});

test('a closed tab that the browser brings back has no session', async ({ page, site: server }) => {
  await makeAccount(server, 'back@example.com');
  await signInHere(page, server, 'es', 'back@example.com');
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  await page.close();
  const next = await page.context().newPage();
  await next.addInitScript((kept) => {
    if (sessionStorage.getItem('brought-back')) return;
    const tab = JSON.parse(kept['faro-shared-computer'] ?? '{}');
    const back = JSON.stringify({ ...tab, seen: Date.now() - 61_000 });
    Object.assign(sessionStorage, kept, { 'faro-shared-computer': back, 'brought-back': 'yes' });
  }, storage);
  await next.goto(`${server.url}/`);
  await visitorIsHere(next);
  expect(await keptSessions(next)).toEqual([false, false]);
});

test('signing out of the tab is signing out, and leaves another person’s session alone', async ({
  page,
  site: server,
}) => {
  const [mine, other] = ['leaves@example.com', 'stays@example.com'];
  await makeAccount(server, mine);
  await signInHere(page, server, 'es', mine);
  const theirs = await page.context().newPage();
  await bringSession(theirs, server, await makeAccount(server, other));
  await theirs.goto(`${server.url}/profile?tab=settings`);
  await expect(theirs.getByText(other, { exact: true })).toBeVisible();
  await page.goto(`${server.url}/profile?tab=settings`);
  await expect(page.getByText(mine, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: profiles.es.signOut }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await keptSessions(page)).toEqual([true, false]);
  await personIsHere(theirs);
  await theirs.reload();
  await expect(theirs.getByText(other, { exact: true })).toBeVisible();
});

test('over a test, too, one can say that the computer is shared; who has said so is not asked again', async ({
  page,
  site: server,
}) => {
  const email = 'dialog@example.com';
  const session = await makeAccount(server, email);
  await saveAnswers(server, session, { id: crypto.randomUUID(), locale: 'es' }, { r01: 2 });
  await bringSession(page, server, session);
  await page.goto(`${server.url}/assessment`);
  const ended = async () => {
    const kept = await page.evaluate(
      () => sessionStorage.getItem('faro-session') ?? localStorage.getItem('faro-session') ?? '',
    );
    const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
    await fetch(`${server.url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${JSON.parse(kept).access_token}` },
    });
    await page.locator('fieldset[data-item] label').first().click();
  };
  await page.getByRole('button', { name: intro.start.resume }).click();
  await ended();
  const dialog = page.getByRole('dialog', { name: words.es.auth.again.title });
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('checkbox').check();
  await expectAccessible(page, { within: 'dialog[open]' });
  await signIn(page, 'es', email);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-saved=account]')).toBeVisible();
  expect(await keptSessions(page)).toEqual([false, true]);
  await ended();
  // What is saved again after a session waits longer between tries: nine seconds on a quiet machine.
  await expect(dialog.getByRole('checkbox')).toBeChecked({ timeout: 30_000 });
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function elsewhere(browser: Browser, server: RunningServer, email: string): Promise<Page> {
  const page = await (await browser.newContext({ userAgent: firefox })).newPage();
  await page.goto(`${server.url}/auth?next=${encodeURIComponent('/profile?tab=settings')}`);
  await signIn(page, 'es', email);
  await expect(page.getByText('Firefox en Linux')).toBeVisible();
  return page;
}

for (const language of ['es', 'en'] as const) {
  test(`${language}: one session of the list ends by itself, by keyboard; a failure is said`, async ({
    page,
    browser,
    site: server,
  }) => {
    const email = `one-${language}@example.com`;
    const { one } = profiles[language].sessions;
    await bringSession(page, server, await makeAccount(server, email, language));
    const other = await elsewhere(browser, server, email);
    await page.goto(`${server.url}${prefix[language]}/profile?tab=settings`, {
      waitUntil: 'networkidle',
    });
    const name = language === 'es' ? 'Firefox en Linux' : 'Firefox on Linux';
    const press = page.getByRole('button', { name: `${one.press}: ${name}` });
    await press.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('group', { name: one.question.replace('{name}', name) });
    await expect(question.getByRole('button', { name: one.yes })).toBeFocused();
    await expectAccessible(page, { within: 'main' });

    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toHaveText(one.failed);
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    const said = page.getByRole('status').filter({ hasText: one.ended.title });
    await expect(said).toContainText(one.ended.text.replace('{name}', name));
    await expect(page.locator(':focus')).toContainText(one.ended.title);
    await expect(press).toHaveCount(0);
    await expectAccessible(page, { within: 'main' });
    await page.reload();
    await expect(page.getByText(email, { exact: true })).toBeVisible();

    // The access token there is dead at once.
    await other.getByRole('button', { name: profiles.es.name.change }).click();
    await other.getByLabel(profiles.es.form.fields.name, { exact: true }).fill('Somebody else');
    await other.getByRole('button', { name: profiles.es.name.submit }).click();
    await expect(other.getByText(profiles.es.errors.failures.sessionMissing)).toBeVisible();
    await other.context().close();
  });
}

test('the session of this device ends as signing out does', async ({ page, site: server }) => {
  const { one } = profiles.es.sessions;
  await bringSession(page, server, await makeAccount(server, 'here.sessions@example.com'));
  await page.goto(`${server.url}/profile?tab=settings`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: one.press }).click();
  const question = page.getByRole('group', { name: one.here });
  await question.getByRole('button', { name: one.no }).click();
  await personIsHere(page);
  await page.getByRole('button', { name: one.press }).click();
  await question.getByRole('button', { name: one.yes }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await visitorIsHere(page);
  expect(await keptSessions(page)).toEqual([false, false]);
});

test('a sign-in on another browser is mailed; the mail leads to the list', async ({
  page,
  browser,
  site: server,
}) => {
  const email = 'told@example.com';
  const session = await makeAccount(server, email);
  const other = await elsewhere(browser, server, email);
  await other.context().close();
  const notices = async () =>
    (await server.outbox()).filter((mail) => mail.to === email && isDeviceNotice(mail));
  await expect.poll(async () => (await notices()).length).toBe(1);
  const [notice] = await notices();
  expect(notice?.text).toContain('con Firefox en Linux');
  await bringSession(page, server, session);
  await page.goto(linkIn(notice));
  await expect(page.getByText(profiles.es.sessions.title)).toBeVisible();
  await navigate(page, 'es', words.es.site.nav.signOut);
  await visitorIsHere(page);
});
