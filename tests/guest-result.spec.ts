import { expect, type Page } from '@playwright/test';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { attemptsOf, makeAccount } from './made-accounts.ts';
import { mailTo, navigate, register, signIn, words, type Language } from './people.ts';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';

test.use({ reducedMotion: 'reduce' });

const languages: Language[] = ['es', 'en'];
const root = { es: '', en: '/en' };
const question = {
  es: '¿Es tuyo este resultado?',
  en: words.en.assessment.claim.ask.title,
};
const scores = (page: Page) => page.locator('main table').first().innerText();

for (const language of languages) {
  const { ask } = words[language].assessment.claim;
  const { page: results } = words[language].results;
  const dialog = (page: Page) => page.getByRole('dialog', { name: question[language] });

  async function guestSignsIn(server: RunningServer, page: Page, email: string): Promise<void> {
    await leaveOnDevice(page, server, guestAttempt(language));
    await page.goto(`${server.url}${root[language]}/auth`);
    await signIn(page, language, email);
    await expect(page).toHaveURL(server.url + (root[language] || '/'));
  }

  test(`${language}: confirming on another device brings the guest's result there`, async ({
    browser,
    page,
    site: server,
  }) => {
    const email = `elsewhere.${language}@example.com`;
    await leaveOnDevice(page, server, guestAttempt(language));
    await page.goto(`${server.url}${root[language]}/results`);
    const before = await scores(page);
    await page.goto(`${server.url}${root[language]}/register`);
    await register(page, language, { name: 'Ana', email });
    await expect(page).toHaveURL(/\/auth$/);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const there = await phone.newPage();
    await there.goto((await mailTo(server, email)).link);
    await there
      .getByRole('button', { name: words[language].auth.link.ready.signup.submit })
      .click();
    await expect(there.getByText(results.saved)).toBeVisible();
    expect(await scores(there)).toBe(before);

    // Back on the first device the account has it already: no question, and one result.
    await page.goto(`${server.url}${root[language]}/auth`);
    await signIn(page, language, email);
    await expect(page).toHaveURL(server.url + (root[language] || '/'));
    await page.goto(`${server.url}${root[language]}/results`);
    expect(await scores(page)).toBe(before);
    await expect(dialog(page)).toHaveCount(0);
    await phone.close();
  });

  test(`${language}: asked whose a guest's result is, "yes" moves it to the account`, async ({
    page,
    site: server,
  }) => {
    const email = `mine.${language}@example.com`;
    const session = await makeAccount(server, email, language);
    await guestSignsIn(server, page, email);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: ask.yes }).click();
    await expect(page).toHaveURL(`${server.url}${root[language]}/results`);
    await expect(page.getByText(results.saved)).toBeVisible();
    const attempts = await attemptsOf(server, session);
    expect(attempts.map(({ state }) => state)).toEqual(['submitted']);
    expect(Object.keys(attempts[0]?.answers ?? {})).toHaveLength(60);

    await navigate(page, language, words[language].site.nav.signOut);
    await expect(page).toHaveURL(server.url + (root[language] || '/'));
    expect(await attemptsOnDevice(page)).toEqual([]);
  });

  test(`${language}: "no" keeps it apart, is not asked again, and leaves it to the next person`, async ({
    page,
    site: server,
  }) => {
    const email = `not.mine.${language}@example.com`;
    const session = await makeAccount(server, email, language);
    await guestSignsIn(server, page, email);
    await dialog(page).getByRole('button', { name: ask.no }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(`${server.url}${root[language]}/results`);
    await expect(page.getByText(results.emptyTitle)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await attemptsOf(server, session)).toEqual([]);

    await navigate(page, language, words[language].site.nav.signOut);
    await expect(page).toHaveURL(server.url + (root[language] || '/'));
    await page.goto(`${server.url}${root[language]}/results`);
    await expect(
      page.getByRole('heading', { name: words[language].results.report.scores.title }),
    ).toBeVisible();
    expect((await attemptsOnDevice(page)).map(({ owner }) => owner)).toEqual([null]);
  });
}

test('"decide later" closes the question until the next visit', async ({ page, site: server }) => {
  const { ask } = words.es.assessment.claim;
  await makeAccount(server, 'later@example.com');
  await leaveOnDevice(page, server, guestAttempt('es'));
  await page.goto(`${server.url}/auth`);
  await signIn(page, 'es', 'later@example.com');
  const dialog = page.getByRole('dialog', { name: '¿Es tuyo este resultado?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto(`${server.url}/profile`);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: ask.close }).click();
  await expect(dialog).toHaveCount(0);
  expect((await attemptsOnDevice(page)).map(({ owner }) => owner)).toEqual([null]);
});
