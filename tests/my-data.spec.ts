import { copyFile, readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { copy as en } from '#content/dictionaries/en/profile.ts';
import { copy as privacyEn } from '#content/dictionaries/en/profile-privacy.ts';
import { copy as es } from '#content/dictionaries/es/profile.ts';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { wordingEs } from '#content/instruments/interests/v2/wording-es.ts';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import { bringSession, mailsTo, makeAccount, saveAnswers, type Session } from './made-accounts.ts';
import { password, watchForFaults } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

let server: RunningServer;
test.beforeAll(({ site }) => {
  server = site;
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, title: string) =>
  page.locator('summary').getByText(title, { exact: true }).click();

async function openProfile(page: Page, email: string, path: string): Promise<Session> {
  const session = await makeAccount(server, email, !path.startsWith('/en') ? 'es' : 'en');
  const id = crypto.randomUUID();
  await saveAnswers(server, session, { id, locale: 'es' }, { r01: 3, i01: 4 });
  await bringSession(page, server, session);
  await page.goto(server.url + path);
  return session;
}

async function react({ access_token }: Session, career: string): Promise<void> {
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
  const authorization = `Bearer ${access_token}`;
  await fetch(`${server.url}/rest/v1/reactions`, {
    method: 'POST',
    headers: { apikey: anonKey, authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ career, reaction: 'interested' }),
  });
}

/** The document as a phone and a printer have it: opened from the disk, where nothing of the site is. */
async function expectReadable(page: Page, path: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 740 } });
  if (!context) throw new Error('no browser');
  const asked: string[] = [];
  const faults: string[] = [];
  const reader = await context.newPage();
  reader.on('request', (request) => asked.push(request.url()));
  reader.on('console', (message) => faults.push(message.text()));
  // A download is kept under a name without an ending; as a file it would be shown as text.
  const copy = `${path}.html`;
  await copyFile(path, copy);
  await reader.goto(`file://${copy}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Tus datos');
  const answers = reader.getByRole('row').filter({ hasText: wordingEs.items['r01'] });
  await expect(answers).toContainText(wordingEs.choices[3]);
  await expect(reader.getByText('Descargaste tus datos').first()).toBeVisible();
  for (const width of [320, 360, 1440]) {
    await reader.setViewportSize({ width, height: 740 });
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(reader);
  // Paper: as wide as it is, nothing hidden that the screen shows.
  await reader.emulateMedia({ media: 'print' });
  await reader.setViewportSize({ width: 720, height: 740 });
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  await expect(answers).toBeVisible();
  expect(asked).toEqual([`file://${copy}`]);
  expect(faults).toEqual([]);
  await context.close();
}

test('permissions, switches and the download work from the profile, at 320 px, without barriers', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await openProfile(page, 'rights@example.com', '/profile?tab=settings');
  const folds = [
    privacy.consents,
    privacy.takeAlong,
    privacy.limits,
    privacy.requests,
    privacy.erase,
  ];
  for (const { title } of folds) await open(page, title);

  const { research } = privacy.consents.purposes;
  await press(page, research.grant);
  await expect(page.getByRole('button', { name: research.withdraw })).toBeFocused();
  await press(page, research.withdraw);
  await expect(page.getByRole('button', { name: research.grant })).toBeVisible();
  await page.getByText(privacy.consents.history.title).first().click();
  await expect(page.getByRole('cell', { name: research.version })).toHaveCount(2);

  await press(page, privacy.limits.objection.apply);
  await expect(page.getByRole('button', { name: privacy.limits.objection.lift })).toBeVisible();
  await expect(page.getByRole('cell', { name: privacy.requests.outcomes.applied })).toBeVisible();

  const gate = page.locator('form', { hasText: privacy.takeAlong.json });
  await gate.getByLabel(privacy.password, { exact: true }).fill('not the one');
  await press(page, privacy.takeAlong.json);
  await expect(page.locator('.field-error')).toHaveText([
    es.settings.errors.failures.currentPasswordWrong,
  ]);
  await gate.getByLabel(privacy.password, { exact: true }).fill(password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, privacy.takeAlong.json),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.tables['public.attempts']).toMatchObject([{ answers: { r01: 3, i01: 4 } }]);
  // One of the account, two of research.
  expect(file.tables['public.consents']).toHaveLength(3);
  await expect(page.getByText(privacy.takeAlong.done.title)).toBeVisible();

  await gate.getByLabel(privacy.password, { exact: true }).fill(password);
  const [readable] = await Promise.all([
    page.waitForEvent('download'),
    press(page, privacy.takeAlong.read),
  ]);
  expect(readable.suggestedFilename()).toMatch(/^faro-mis-datos-\d{4}-\d\d-\d\d\.html$/);
  await expectReadable(page, await readable.path());

  await expectAccessible(page, { within: 'main' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  // The proof of the password left no session behind.
  await page.reload();
  await expect(page.getByText(`· ${es.settings.sessions.current}`)).toBeVisible();
  await expect(page.getByRole('button', { name: es.settings.sessions.endOthers })).toHaveCount(0);
  expectNoFaults();
});

test(
  'a result is erased, then the account; the last mail says so and nothing opens it again',
  inGate(),
  async ({ page }) => {
    const session = await openProfile(page, 'erasing@example.com', '/en/profile');
    await react(session, 'enfermeria');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Nursing', exact: true })).toHaveAttribute(
      'href',
      '/en/careers/nursing',
    );
    await press(page, 'Remove Nursing');
    await expect(page.getByText(en.favourites.none)).toBeVisible();
    await page.getByRole('link', { name: en.tabs.names.settings }).click();
    const { erase } = en.attempts;
    await press(page, erase.one);
    await expect(page.getByRole('button', { name: erase.yes })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: erase.one })).toBeFocused();
    await press(page, erase.one);
    await press(page, erase.yes);
    await expect(page.getByText(erase.done)).toBeVisible();
    await expect(page.getByText(en.attempts.none)).toBeVisible();

    await open(page, privacyEn.erase.title);
    const gate = page.locator('form', { hasText: privacyEn.erase.submit });
    await gate.getByLabel(privacyEn.password, { exact: true }).fill(password);
    await press(page, privacyEn.erase.submit);
    await expect(page).toHaveURL(`${server.url}/en`);
    await expect(page.getByText(privacyEn.erase.done.title)).toBeVisible();
    // What the outbox kept of the account goes with it, the last mail comes after.
    await expect
      .poll(async () =>
        (await mailsTo(server, 'erasing@example.com', 1)).map((mail) => mail.subject),
      )
      .toEqual(['We have erased your Faro Vocacional account']);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toMatch(/erasing@example|access_token/);

    const { anonKey } = await (await fetch(`${server.url}/config.json`)).json();
    const headers = { apikey: anonKey, authorization: `Bearer ${session.access_token}` };
    expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(403);
  },
);
