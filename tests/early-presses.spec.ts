/** What is pressed before React is awake, and what is shown where no script runs at all. */
import { expect, type Page } from '@playwright/test';
import { copy as withoutEn } from '#content/dictionaries/en/without-script.ts';
import { copy as withoutEs } from '#content/dictionaries/es/without-script.ts';
import { shownInstruments } from '#app/shown-instruments.ts';
import { expectAccessible } from './axe.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { inGate } from './drill.ts';
import { makeAccount } from './made-accounts.ts';
import { password, words } from './people.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

const prefix = { es: '', en: '/en' };

/** Keeps files of the site on their way until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Whether this is the document that was marked: one that was loaded anew is not. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(globalThis, 'isMarked', true));
  return () => page.evaluate(() => 'isMarked' in globalThis);
}

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: "start" pressed ten times before any script says so at once, loads nothing anew and starts once`,
    inGate(language === 'es'),
    async ({ page, site }) => {
      const { start } = words[language].assessment.intro;
      const letThrough = await holdBack(page, /\.js$/);
      await page.goto(`${site.url}${prefix[language]}/assessment`, { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: start.begin });
      await button.scrollIntoViewIfNeeded();
      const isSameDocument = await markDocument(page);
      const entries = await page.evaluate(() => history.length);
      const box = await button.boundingBox();
      if (!box) throw new Error('the button has no place');
      const { x, y, width, height } = box;
      for (let press = 0; press < 10; press += 1) {
        await page.touchscreen.tap(x + width / 2, y + height / 2);
      }
      await expect(page.getByRole('status').filter({ hasText: start.opening })).toBeVisible();
      letThrough();
      await expect(page.locator('fieldset[data-item]')).toBeVisible();
      expect(await isSameDocument()).toBe(true);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(button).toBeEnabled();
    },
  );
}

test('the short form chosen and started before any script is the one that is asked', async ({
  page,
  site,
}) => {
  const { intro, forms } = words.es.assessment;
  const letThrough = await holdBack(page, /\.js$/);
  await page.goto(`${site.url}/assessment`, { waitUntil: 'commit' });
  const short = forms.choices.find(({ form }) => form === 'short')?.name;
  await page.getByRole('radio', { name: short ?? '' }).check();
  // Nothing is sent by the key, either.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: intro.start.begin }).tap();
  letThrough();
  await page.locator('fieldset[data-item] label').first().click();
  await expect
    .poll(async () => (await attemptsOnDevice(page)).map(({ attempt }) => attempt.form))
    .toEqual(['short']);
});

test('"continue" pressed before the questions have come goes on once they have', async ({
  page,
  site,
}) => {
  await leaveOnDevice(page, site, guestAttempt('es', 10));
  const letThrough = await holdBack(page, /\/(instrument|wording-es)-[^/]*\.js$/);
  await page.goto(`${site.url}/assessment`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: words.es.assessment.intro.start.resume }).tap();
  letThrough();
  await expect(page.locator('fieldset[data-item]')).toBeVisible();
});

test('"start" pressed where React’s file does not come at first is done once it does', async ({
  page,
  site,
}) => {
  // A known fault: Chromium from 150 on keeps what failed ahead (decision 228). Red once it is mended.
  test.fail();
  let isReachable = false;
  await page.route(/\/client-[^/]*\.js$/, (route) =>
    isReachable ? route.continue() : route.abort('internetdisconnected'),
  );
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`${site.url}/assessment`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: words.es.assessment.intro.start.begin }).tap();
  await failed;
  isReachable = true;
  await expect(page.locator('fieldset[data-item]')).toBeVisible();
});

test('signing in with what was typed and pressed before any script signs in', async ({
  page,
  site,
}) => {
  await makeAccount(site, 'early@example.com');
  const { form, modes } = words.es.auth;
  const letThrough = await holdBack(page, /\.js$/);
  await page.goto(`${site.url}/auth`, { waitUntil: 'commit' });
  await page.getByLabel(form.fields.email, { exact: true }).fill('early@example.com');
  await page.getByLabel(form.fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: modes['sign-in'].submit }).tap();
  await expect(
    page.getByRole('status').filter({ hasText: modes['sign-in'].submitting }),
  ).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  letThrough();
  await expect(page).toHaveURL(`${site.url}/`);
});

test.describe('the words over a button that was pressed early', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have no axe violation in ${colorScheme}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const letThrough = await holdBack(page, /\/client-[^/]*\.js$/);
      await page.goto(`${site.url}/assessment`, { waitUntil: 'commit' });
      await rejectCookies(page);
      await page.getByRole('button', { name: words.es.assessment.intro.start.begin }).tap();
      await expectAccessible(page, { within: 'main' });
      letThrough();
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, without] of [
    ['es', withoutEs],
    ['en', withoutEn],
  ] as const) {
    test(`${language}: tests, results, profile and signing in say what they need and what can be read; nothing turns`, async ({
      page,
      site,
    }) => {
      const tests = Object.values(shownInstruments).map((shown) => `/${shown.page}`);
      for (const path of [...tests, '/results', '/profile', '/auth', '/register']) {
        await page.goto(site.url + prefix[language] + path);
        const note = page.getByRole('region', { name: without.label });
        await expect(note.getByText(without.needs)).toBeVisible();
        await expect(page.locator('.spinner:visible, .spinner-mark:visible')).toHaveCount(0);
        for (const name of Object.values(without.links)) {
          const target = await note.getByRole('link', { name }).getAttribute('href');
          expect((await page.request.get(site.url + target)).status(), `${path}: ${name}`).toBe(
            200,
          );
        }
      }
      await page.goto(`${site.url}${prefix[language]}/assessment`);
      await expect(
        page.getByRole('button', { name: words[language].assessment.intro.start.begin }),
      ).toBeHidden();
    });
  }
});
