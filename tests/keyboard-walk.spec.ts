/** From the landing page to the next test by keyboard alone: where the focus is, and that it is seen there. */
import { expect, type Locator, type Page } from '@playwright/test';
import { copy as valuesEs } from '#content/instruments/values/words/es/page.ts';
import { askedToday } from './asked-today.ts';
import { attemptsOnDevice } from './device.ts';
import { watchForFaults, words } from './people.ts';
import { expectFocusSeen } from './seen-focus.ts';
import { test } from './site-fixture.ts';

test.use({ viewport: { width: 360, height: 560 }, reducedMotion: 'reduce' });

const { assessment, interests, site: frame } = words.es;

/** Goes on by Tab (or back) until this has the focus, and looks at each step. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a keyboard alone leads from the landing page through a whole test and its result to the next one', async ({
  page,
  site,
}) => {
  const expectNoFaults = watchForFaults(page);
  await page.goto(site.url);

  await test.step('the question about cookies comes last and is refused first', async () => {
    const banner = page.locator('#cookie-banner');
    await expect(banner).toBeVisible();
    await tabTo(page, banner.locator('[data-cookies="reject"]'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await expectFocusSeen(page);
  });

  await test.step('a menu opens, closes by Escape and gives the focus back', async () => {
    const menu = page.getByRole('button', { name: frame.nav.menu, exact: true });
    await tabTo(page, menu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const list = page.locator('#site-menu');
    await expect(list).toBeVisible();
    await tabTo(page, list.getByRole('link').first());
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('the door to the test, and its promise', async () => {
    await tabTo(page, page.locator('main a[href="/assessment"]').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/assessment`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(assessment.intro.title);
    await tabTo(page, page.getByRole('button', { name: assessment.intro.start.begin }));
    await page.keyboard.press('Enter');
  });

  const question = page.locator('fieldset[data-item]');
  await test.step('sixty questions by digits, by arrows and by Space', async () => {
    for (const [index, item] of askedToday.entries()) {
      await expect(question).toHaveAttribute('data-item', item);
      await expect(question.locator('legend')).toBeFocused();
      await expectFocusSeen(page);
      if (index % 2 === 0) {
        await page.keyboard.press(String((index % 5) + 1));
      } else {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        for (let step = 0; step < index % 5; step += 1) await page.keyboard.press('ArrowDown');
        await expectFocusSeen(page);
        await page.keyboard.press('Enter');
      }
    }
  });

  await test.step('the end, and the result', async () => {
    const { review } = assessment.test;
    await expect(page.getByRole('heading', { name: review.completeTitle })).toBeFocused();
    const [kept] = await attemptsOnDevice(page);
    const given = askedToday.map((item, index) => [item, index % 5]);
    expect(kept?.attempt.answers).toEqual(Object.fromEntries(given));
    await tabTo(page, page.getByRole('button', { name: review.finish }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/results`);
    await expect(page.getByRole('heading', { name: interests.scores.title })).toBeVisible();
    await expectFocusSeen(page);
  });

  await test.step('the next test', async () => {
    const tests = page.getByRole('navigation', { name: words.es.results.page.tabs.label });
    await tabTo(page, tests.getByRole('link').nth(1));
    await page.keyboard.press('Enter');
    const start = page.getByRole('link', { name: words.es.results.page.start, exact: true });
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(valuesEs.intro.title);
    await expectFocusSeen(page);
    await tabTo(page, page.getByRole('button', { name: valuesEs.intro.start.begin }));
    await page.keyboard.press('Enter');
    await expect(question.locator('legend')).toBeFocused();
  });
  expectNoFaults();
});
