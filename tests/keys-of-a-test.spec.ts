/** A test taken in a hurry by keyboard: no key passes over a question without saying so. */
import { expect, type Page } from '@playwright/test';
import type { Form } from '#domain/instruments/instrument.ts';
import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { askedInFull } from '#domain/instruments/instructed.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import { findPublished } from '#content/instruments/publications.ts';
import { copy as en } from '#content/instruments/words/en/test-words.ts';
import { copy as es } from '#content/instruments/words/es/test-words.ts';
import { routes } from '#app/routes.ts';
import { attemptsOnDevice } from './device.ts';
import { expectAccessible } from './axe.ts';
import { inGate } from './drill.ts';
import { test } from './site-fixture.ts';

const taking = { es, en };
const tests = routes.filter((route) => 'takes' in route);
const screens = {
  'five a screen': { width: 1440, height: 900 },
  'one a screen': { width: 390, height: 844 },
};
/** What a hurried person presses at each question; `settle`: once the page has done what the key before asked for. */
const habits = {
  'a digit, then Enter': ['1', 'Enter'],
  'a digit, a pause, then Enter': ['2', 'settle', 'Enter'],
  'digits alone': ['5', 'settle'],
  'arrows, then Enter': ['ArrowDown', 'ArrowRight', 'Enter', 'settle'],
  'Tab, Space, then Enter': ['Tab', 'Space', 'Enter', 'settle'],
};

async function begin(page: Page, address: string, locale: Locale, form: Form): Promise<void> {
  await page.goto(address);
  if (form === 'short') await page.locator('main [name=form][value=short]').check();
  await page.getByRole('button', { name: taking[locale].intro.start.begin }).click();
  await expect(page.locator('fieldset[data-item]').first().locator('legend')).toBeFocused();
}

/** The question that has the focus; the heading of what comes behind the questions when one has it. */
function focusedOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.localName === 'h1') return 'the end';
    return focused?.closest<HTMLElement>('[data-item]')?.dataset.item ?? 'nothing';
  });
}

/** By one habit to the end of the questions; returns the answers that were kept. */
async function hurry(page: Page, keys: readonly string[]) {
  for (let question = 0; question < 130; question += 1) {
    const before = await focusedOn(page);
    if (before === 'the end') break;
    for (const key of keys) {
      if (key === 'settle') await expect.poll(() => focusedOn(page)).not.toBe(before);
      else await page.keyboard.press(key);
    }
    // A slow page: as a person does, wait for the next question before answering it.
    await expect.poll(() => focusedOn(page)).not.toBe(before);
  }
  expect(await focusedOn(page)).toBe('the end');
  const [kept] = await attemptsOnDevice(page);
  return kept?.attempt.answers ?? {};
}

function askedOf(id: InstrumentId): readonly string[] {
  const instrument = findPublished(instruments[id].storedId, newestVersion(id));
  return instrument ? askedInFull(instrument) : [];
}

for (const [screen, viewport] of Object.entries(screens)) {
  for (const [habit, keys] of Object.entries(habits)) {
    // Every habit with the longest page, every test with the habit that lost most.
    const taken = habit === 'a digit, then Enter' ? tests : tests.slice(0, 1);
    for (const route of taken) {
      test(
        `${route.takes}, ${screen}: ${habit} leaves no question blank`,
        inGate(habit === 'a digit, then Enter' && route === tests[0] && screen === 'five a screen'),
        async ({ page, site }) => {
          await page.setViewportSize(viewport);
          await begin(page, site.url + route.es, 'es', 'full');
          const asked = askedOf(route.takes);
          const answers = await hurry(page, keys);
          expect(asked.length).toBeGreaterThan(30);
          expect(asked.filter((item) => typeof answers[item] !== 'number')).toEqual([]);
        },
      );
    }
  }

  test(`the short form, ${screen}: a digit, then Enter passes over none`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await begin(page, `${site.url}/en/assessment`, 'en', 'short');
    const answers = Object.values(await hurry(page, ['4', 'Enter']));
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((value) => typeof value !== 'number')).toEqual([]);
  });

  for (const route of tests) {
    for (const locale of locales) {
      test(`${route.takes} in ${locale}, ${screen}: Enter without an answer stays, and says what is missing`, async ({
        page,
        site,
      }) => {
        await page.setViewportSize(viewport);
        const { test: said } = taking[locale];
        await begin(page, site.url + route[locale], locale, 'full');
        const asked = askedOf(route.takes);
        const first = page.locator(`fieldset[data-item="${asked[0]}"]`);
        const missing = page.getByText(said.missing.split('.')[0] ?? '');
        await expect(missing).toHaveCount(0);
        for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
        await expect(first.locator('legend')).toBeFocused();
        await expect(first.getByRole('status')).toContainText(said.missing.split('.')[0] ?? '?');
        // What the sentence names stands on the button.
        const name = await page.locator('.test-ways [type=submit]').innerText();
        await expect(first.getByRole('status')).toContainText(name);
        await expectAccessible(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(first.getByRole('radio').first()).toBeFocused();
        await page.keyboard.press('3');
        await expect(missing).toHaveCount(0);
        await expect.poll(() => focusedOn(page)).toBe(asked[1]);
      });
    }
  }
}

test('what was left open above takes the focus at the end of the page, and the button says how many it skips', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens['five a screen']);
  await begin(page, `${site.url}/assessment`, 'es', 'full');
  const asked = askedOf('interests');
  const { missing, skipSome } = es.test;
  const question = (n: number) => page.locator(`fieldset[data-item="${asked[n]}"]`);
  await question(2).getByRole('radio').first().focus();
  for (let n = 2; n < 5; n += 1) await page.keyboard.press('4');
  await expect(question(0).locator('legend')).toBeFocused();
  const skip = page.getByRole('button', { name: skipSome.replace('{n}', '2'), exact: true });
  await expect(skip).toBeVisible();
  await question(4).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(question(0).locator('legend')).toBeFocused();
  await expect(question(0).getByRole('status')).toContainText(missing.split('.')[0] ?? '?');
  await skip.press('Enter');
  await expect(question(5).locator('legend')).toBeFocused();
});

test('a key that is held down is pressed once', async ({ page, site }) => {
  await page.setViewportSize(screens['five a screen']);
  await begin(page, `${site.url}/assessment`, 'es', 'full');
  const asked = askedOf('interests');
  await page.keyboard.press('ArrowDown');
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => focusedOn(page)).toBe(asked[1]);
  await expect(page.locator('.test-missing:not(:empty)')).toHaveCount(0);
});
