import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import { attemptsOf, bringSession, giveResult, makeAccount } from './made-accounts.ts';
import { navigate, words } from './people.ts';
import { rejectCookies, test } from './site-fixture.ts';

const { nav, language } = words.es.site;
const menuButton = (page: Page) => page.getByRole('button', { name: nav.menu, exact: true });
const languageButton = (page: Page) => page.getByRole('button', { name: language.label });
const menu = (page: Page) => page.getByRole('navigation', { name: nav.label });
const languages = (page: Page) => page.locator('.language-menu');
/** The hexagon in the bar itself. */
const ownResult = (page: Page) => page.locator('.own-result.in-bar');
const shape = (page: Page) => ownResult(page).locator('.own-result-shape');
const product = [nav.takeTest, nav.careers, nav.pathway, nav.blog];

test.use({ viewport: { width: 360, height: 640 } });

const heightOf = async (page: Page) =>
  (await page.locator('.site-header-inner').boundingBox())?.height;

/** Everything that may stand in the menu of a user. */
const linksIn = (page: Page) =>
  menu(page)
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.textContent));

for (const scripts of [true, false]) {
  test.describe(scripts ? 'before React and after' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      'a menu closes by Escape, by a tap beside it and by the other one',
      inGate(scripts),
      async ({ page, site }) => {
        for (const path of ['/legal', ...(scripts ? ['/auth'] : [])]) {
          await page.goto(site.url + path);
          if (path === '/legal' && scripts) await rejectCookies(page);
          await menuButton(page).click();
          await expect(menu(page)).toBeVisible();
          expect(await linksIn(page)).toEqual([...product, nav.signIn, nav.register]);
          await page.keyboard.press('Escape');
          await expect(menu(page)).toBeHidden();
          await expect(menuButton(page)).toBeFocused();

          await menuButton(page).click();
          await languageButton(page).click();
          await expect(languages(page)).toBeVisible();
          await expect(menu(page)).toBeHidden();
          await menuButton(page).click();
          await expect(menu(page)).toBeVisible();
          await expect(languages(page)).toBeHidden();

          await page.mouse.click(10, 620);
          await expect(menu(page)).toBeHidden();
        }
      },
    );
  });
}

test('a keyboard goes through the whole menu, and every link is inside the window', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await rejectCookies(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  for (const name of [...product, nav.signIn, nav.register]) {
    await page.keyboard.press('Tab');
    await expect(menu(page).getByText(name, { exact: true })).toBeFocused();
    await expect(menu(page).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  expect(await violations(page)).toEqual([]);
});

test('a guest finds the result again from every page, by its hexagon and in the menu', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await rejectCookies(page);
  await expect(ownResult(page)).toBeHidden();
  const oneLine = await heightOf(page);
  await leaveOnDevice(page, site, guestAttempt('es'));
  await page.goto(`${site.url}/results`);
  await expect(shape(page)).toHaveAttribute('d', /^M20,\d.*Z$/);
  const path = await shape(page).getAttribute('d');
  for (const address of ['/', '/en', '/legal', '/carreras', '/auth']) {
    await page.goto(site.url + address);
    await expect(ownResult(page)).toBeVisible();
    await expect(shape(page)).toHaveAttribute('d', path ?? '');
    expect(await heightOf(page), address).toBe(oneLine);
  }
  await page.goto(`${site.url}/`);
  await menuButton(page).click();
  expect((await linksIn(page))[0]).toBe(nav.result);
  expect(await violations(page)).toEqual([]);
  await menu(page).getByText(nav.result).click();
  await expect(page).toHaveURL(`${site.url}/results`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing moves when the hexagon comes after the first paint', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('faro-result', 'M20,4L34,12L20,30Z a'));
  // Ours come with boot, and are a pixel wider or narrower than what stands in for them.
  await page.route('**/*.woff2', (route) => route.abort());
  let letBootIn = () => {};
  const gate = new Promise<void>((open) => (letBootIn = open));
  await page.route('**/assets/boot-*', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${site.url}/legal`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ownResult(page)).toBeHidden();
  const placesOf = () =>
    page
      .locator('.brand, .site-menu-button, .language-button, h1')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  const before = await placesOf();
  letBootIn();
  await expect(ownResult(page)).toBeVisible();
  expect(await placesOf()).toEqual(before);
});

test('H20: an account’s result is found on a new device, and nothing of it stays after signing out', async ({
  page,
  site,
}) => {
  const session = await makeAccount(site, 'hexagon@example.com');
  await giveResult(site, session);
  expect((await attemptsOf(site, session)).map(({ state }) => state)).toEqual(['submitted']);

  await bringSession(page, site, session);
  await page.goto(`${site.url}/legal`);
  await expect(shape(page)).toHaveAttribute('d', /Z$/);
  await rejectCookies(page);
  await menuButton(page).click();
  expect(await linksIn(page)).toEqual([nav.result, ...product, nav.profile, nav.signOut]);
  await page.keyboard.press('Escape');
  // The next document has it before any request.
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(`${site.url}/carreras`);
  await expect(ownResult(page)).toBeVisible();
  await page.unroute('**/config.json');

  await page.goto(`${site.url}/legal`);
  await navigate(page, 'es', nav.signOut);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(ownResult(page)).toBeHidden();
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(keys.filter((key) => key.endsWith('result'))).toEqual([]);
  expect(await attemptsOnDevice(page)).toEqual([]);
});

test('at an unknown Spanish path a visitor who chose English reads English', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await page.evaluate(() => localStorage.setItem('faro-locale', 'en'));
  const answer = await page.goto(`${site.url}/no-existe`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(words.en.site.nav.menu, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/no-existe`);
  await page.locator('main').hover();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('a toast covers no field and no message of the form on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(`${site.url}/auth`);
  await rejectCookies(page);
  const { form, modes } = words.es.auth;
  await page.getByLabel(form.fields.email).fill('nadie@example.com');
  await page.getByLabel(form.fields.password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: modes['sign-in'].submit }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCSS('opacity', '1');
  await expect(page.locator('.failed-submit')).toBeInViewport({ ratio: 1 });
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations().map((one) => one.finished)),
  );
  const covered = await toast.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(input, button, [role=alert])')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < bottom && box.bottom > top;
      })
      .map((one) => one.outerHTML.slice(0, 80));
  });
  expect(covered).toEqual([]);
});
