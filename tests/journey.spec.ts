import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import {
  answerAll,
  mailTo,
  navigate,
  register,
  signIn,
  watchForFaults,
  words,
  type Language,
} from './people.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.describe.configure({ mode: 'parallel' });

const journeys: { language: Language; home: string; width: number; scheme: 'light' | 'dark' }[] = [
  { language: 'es', home: '/', width: 390, scheme: 'light' },
  { language: 'en', home: '/en', width: 1440, scheme: 'dark' },
];

for (const { language, home, width, scheme } of journeys) {
  test(
    `${language}, ${width} px: a guest's result becomes an account's and is there after signing in again`,
    inGate(language === 'es'),
    async ({ browser, site: server }) => {
      const { assessment, auth, interests, landing, results, site } = words[language];
      const email = `ana.${language}.${width}@example.com`;
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const expectNoFaults = watchForFaults(page);

      await page.goto(server.url + home);
      await expectAccessible(page);
      await rejectCookies(page);
      await page.getByRole('link', { name: landing.test }).first().click();

      await expectAccessible(page);
      await page.getByRole('button', { name: assessment.intro.start.begin }).click();
      await expect(page.locator('fieldset[data-item]').first()).toBeVisible();
      await expectAccessible(page);
      await answerAll(page, language);

      await expect(page).toHaveURL(/\/results$/);
      await expect(page.getByRole('heading', { name: interests.scores.title })).toBeVisible();
      await expectAccessible(page);
      const scores = await page.locator('table').first().innerText();

      await page.getByRole('link', { name: results.report.next.save }).click();
      await expect(page).toHaveURL(/\/register$/);
      await expectAccessible(page);
      await register(page, language, { name: 'Ana Pérez', email });
      await expect(page).toHaveURL(/\/auth/);
      await expectAccessible(page);

      const { link } = await mailTo(server, email);
      await page.goto(link);
      await expectAccessible(page);
      await page.getByRole('button', { name: auth.link.ready.signup.submit }).click();
      await expect(page.getByText(results.page.saved)).toBeVisible();
      await expectAccessible(page);
      expect(await page.locator('table').first().innerText()).toBe(scores);

      await navigate(page, language, site.nav.signOut);
      await expect(page).toHaveURL(server.url + home);
      await page.goto(server.url + home.replace(/\/$/, '') + '/results');
      await expect(page.getByText(results.page.emptyTitle)).toBeVisible();
      await expectAccessible(page);

      await navigate(page, language, site.nav.signIn);
      await signIn(page, language, email);
      await expect(page).toHaveURL(server.url + home);
      await page.goto(server.url + home.replace(/\/$/, '') + '/results');
      await expect(page.getByRole('heading', { name: interests.scores.title })).toBeVisible();
      expect(await page.locator('table').first().innerText()).toBe(scores);
      expectNoFaults();
      await context.close();
    },
  );
}
