import { expect } from '@playwright/test';
import { askedToday } from './asked-today.ts';
import { attemptsOnDevice, guestAttempt, leaveOnDevice } from './device.ts';
import { submitAnyway, words, type Language } from './people.ts';
import { test } from './site-fixture.ts';

test('a keyboard alone takes the whole test, and every answer is the one that was chosen', async ({
  page,
  site: server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { intro, test: taking } = words.es.assessment;
  await page.goto(`${server.url}/assessment`);
  await page.getByRole('button', { name: intro.start.begin }).focus();
  await page.keyboard.press('Enter');
  const question = page.locator('fieldset[data-item]');
  for (const [index, item] of askedToday.entries()) {
    await expect(question).toHaveAttribute('data-item', item);
    await expect(question.locator('legend')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let step = 0; step < index % 5; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: taking.review.completeTitle })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: taking.review.finish })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/results`);
  const [finished] = await attemptsOnDevice(page);
  expect(finished?.attempt.state).toBe('submitted');
  expect(finished?.attempt.answers).toEqual(
    Object.fromEntries(askedToday.map((item, index) => [item, index % 5])),
  );
});

const narrow = [
  { what: '320 px', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1, text: '' },
  { what: '200 %', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, text: '' },
  { what: 'text of double size', viewport: { width: 768, height: 800 }, text: '200%' },
];
// Spanish words are the longer ones; English is looked at where the room is least.
const languages: Record<string, Language[]> = { '320 px': ['es', 'en'] };

for (const { what, text, ...screen } of narrow) {
  for (const language of languages[what] ?? ['es']) {
    test(`${language}: nothing scrolls sideways at ${what}`, async ({ browser, site: server }) => {
      const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const root = server.url + { es: '', en: '/en' }[language];
      const expectNoSidewaysScroll = async (where: string) => {
        const beyond = await page.evaluate((size) => {
          if (size) document.documentElement.style.fontSize = size;
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        }, text);
        expect(beyond, where).toBeLessThanOrEqual(0);
      };
      for (const path of ['/auth', '/auth?mode=reset-request', '/assessment', '/login']) {
        await page.goto(root + path);
        await expectNoSidewaysScroll(path);
      }
      for (const path of ['/auth?mode=sign-up', '/register']) {
        await page.goto(root + path);
        await page.getByRole('checkbox').check();
        await expect(page.locator('main form [type=submit]')).toBeEnabled();
        await submitAnyway(page);
        await expect(page.locator('.error-summary')).toBeVisible();
        await expectNoSidewaysScroll(`${path} with everything wrong`);
      }
      await leaveOnDevice(page, server, guestAttempt(language, 30));
      await page.goto(`${root}/assessment`);
      await page
        .getByRole('button', { name: words[language].assessment.intro.start.resume })
        .click();
      await expect(page.locator('fieldset[data-item]').first()).toBeVisible();
      await expectNoSidewaysScroll('question');
      await leaveOnDevice(page, server, guestAttempt(language));
      await page.goto(`${root}/results`);
      await expect(
        page.getByRole('heading', { name: words[language].interests.scores.title }),
      ).toBeVisible();
      await expectNoSidewaysScroll('result');
      await context.close();
    });
  }
}
